import type { ComponentChildren } from 'preact';
import { shownIn } from '../game/load.ts';
import type { Language, Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { describe, kindWord, seatName, word } from '../table/describe.ts';
import { pointsText } from '../table/words.ts';
import { Awards } from './Awards.tsx';
import { Drawn } from './editors/Drawn.tsx';
import { winnerSaid } from './explained.ts';
import { controlsFor, type Exploration, explorationOf } from './exploration.ts';
import { seatsOf } from './fields.ts';
import { amountOf, type Control } from './focus.ts';
import type { PadGame } from './load.ts';
import { peopleIn } from './people.ts';
import { chosenOf, roundChoices } from './rounds.ts';
import { Counter, type Outcome } from './situation.ts';
import { startOfWinner, winnerCounter } from './winner.ts';
import { say } from './words.ts';

export interface ExplorerStaticProps {
  readonly game: PadGame;
  readonly language: Language;
  /** `scoring-majority`, `winner`. */
  readonly of: string;
}

/** How an explorer begins, for who reads without scripts, or before anybody touches it. */
export function ExplorerStatic({ game, language, of }: ExplorerStaticProps) {
  return (
    <ExplorerClosed shown={shownIn(game, language)} of={of}>
      {of === 'winner' ? (
        <WinnerBegun game={game} language={language} />
      ) : (
        <ScoringBegun game={game} language={language} scoring={of.replace(/^scoring-/, '')} />
      )}
    </ExplorerClosed>
  );
}

interface ExplorerClosedProps {
  readonly shown: Shown;
  readonly of: string;
  readonly children?: ComponentChildren;
}

/** What there is to try, and the button that opens it. */
export function ExplorerClosed({ shown, of, children }: ExplorerClosedProps) {
  const { language } = shown;
  const title =
    of === 'winner' ? say(language, 'exploreWinner') : say(language, 'exploreOf', { what: word(shown, of) });
  return (
    <div class="s-explore" data-static>
      <p class="s-explore-title">{title}</p>
      {children}
      <button type="button" class="button" data-try hidden>
        <Icon name="play" /> {say(language, 'tryIt')}
      </button>
    </div>
  );
}

interface ScoringBegunProps {
  readonly game: PadGame;
  readonly language: Language;
  readonly scoring: string;
}

function ScoringBegun({ game, language, scoring }: ScoringBegunProps) {
  const exploration = explorationOf(game.learnt, scoring);
  if (!exploration) return null;
  const outcome = counted(game, exploration);
  if (!outcome.scored) return null;
  const { start, fields, seats, focus } = exploration;
  const names = peopleIn(language).slice(0, start.players);
  return (
    <>
      <Begun game={game} language={language} exploration={exploration} outcome={outcome} names={names} />
      <Awards
        shown={shownIn(game, language)}
        names={names}
        players={start.players}
        seats={fields.length === 0 ? seatsOf(start) : seats}
        awards={outcome.scored.awards.filter(
          (award) =>
            (fields.length === 0 || seats.includes(award.seat)) && (!focus || award.for === focus.first),
        )}
      />
    </>
  );
}

/** Who has how many points, and who wins with that. */
function WinnerBegun({ game, language }: Omit<ScoringBegunProps, 'scoring'>) {
  const shown = shownIn(game, language);
  const start = startOfWinner(game.learnt);
  const { scored } = winnerCounter(game.learnt).count(start);
  if (!scored) return null;
  const names = peopleIn(language).slice(0, start.players);
  const points = seatsOf(start).map(
    (seat) =>
      `${seatName(shown, names, seat, start.players)}: ${pointsText(language, start.before[seat - 1] ?? 0)}`,
  );
  return (
    <>
      <p>{points.join(', ')}</p>
      <p class="s-winner">{winnerSaid({ shown, names, players: start.players }, scored).join(' ')}</p>
    </>
  );
}

function counted({ learnt }: PadGame, exploration: Exploration): Outcome {
  const { fields, relations, scoring, start } = exploration;
  const { scratch, book } = learnt;
  return new Counter({ scratch, book, fields, relations, only: [scoring] }).count(start);
}

interface BegunProps {
  readonly game: PadGame;
  readonly language: Language;
  readonly exploration: Exploration;
  readonly outcome: Outcome;
  readonly names: readonly string[];
}

/** What is filled in at the beginning: a line of numbers, or the sheet. */
function Begun({ game, language, exploration, outcome, names }: BegunProps) {
  const shown = shownIn(game, language);
  const { focus, start, seats, fields } = exploration;
  const rounds = roundChoices(shown.data, [exploration.scoring]).map((choice) =>
    describe(shown, choice.type, chosenOf(choice, start)),
  );
  if (!focus) {
    const base = { shown, seen: outcome.seen, names, before: undefined, pick: undefined, compact: true };
    const scene = { ...base, tables: undefined, hosts: { spot: undefined, palette: [] } };
    return (
      <>
        {fields.flatMap((field) =>
          seats.map((seat) => (
            <Drawn key={`${field.name} ${seat}`} scene={{ ...scene, viewer: seat }} spot={{ field, seat }} />
          )),
        )}
      </>
    );
  }
  const mains = seats.map((seat) => controlsFor(game.learnt, exploration, seat, focus.first)?.[0] as Control);
  const amounts = seats.map(
    (seat, index) =>
      `${seatName(shown, names, seat, start.players)} ${amountOf(outcome.seen, mains[index]!)}`,
  );
  const what = [kindWord(shown, focus.kind, String(focus.first)), ...rounds].join(', ');
  return (
    <p>
      <Icon name={`${focus.kind}-${focus.first}`} /> {what}: {amounts.join(', ')}
    </p>
  );
}
