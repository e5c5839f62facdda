import { useMemo, useState } from 'preact/hooks';
import type { Json } from '../../../generated/runtime/json.ts';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { kindWord, word } from '../table/describe.ts';
import { Why } from '../table/Why.tsx';
import { Awards } from './Awards.tsx';
import { type Editing, told } from './editing.ts';
import { controlsFor, type Exploration, explorationOf, presetAmounts } from './exploration.ts';
import { FocusControls } from './FocusControls.tsx';
import { amountOf, type Control, mostOf, withAmounts } from './focus.ts';
import type { PadGame } from './load.ts';
import { peopleIn } from './people.ts';
import { partsFor } from './plan.ts';
import { RoundChooser } from './RoundChooser.tsx';
import { roundChoices } from './rounds.ts';
import { PartEditor } from './SeatSheet.tsx';
import { Setup } from './Setup.tsx';
import { Unfolded } from './Unfolded.tsx';
import { usePad } from './use-pad.ts';

export interface ExplorerProps {
  readonly game: PadGame;
  readonly language: Language;
  /** The name of a scoring. */
  readonly scoring: string;
}

/** A scoring to be tried out: change the numbers, see who gets what and why. */
export function Explorer({ game, language, scoring }: ExplorerProps) {
  const exploration = useMemo(() => explorationOf(game.learnt, scoring), [game, scoring]);
  return exploration ? <Exploring game={game} language={language} exploration={exploration} /> : null;
}

const PRESETS = ['tieFirst', 'tieSecond', 'tieAll', 'noTie'] as const;

function Exploring({
  game,
  language,
  exploration,
}: Omit<ExplorerProps, 'scoring'> & { readonly exploration: Exploration }) {
  const shown = shownIn(game, language);
  const { learnt } = game;
  const { scoring, focus, relations, start, fields } = exploration;
  const only = useMemo(() => [scoring], [scoring]);
  const [value, setValue] = useState<Json>(focus?.first ?? null);
  const pad = usePad({
    shown,
    learnt,
    only,
    relations,
    start: () => start,
    names: (filled) => peopleIn(language).slice(0, filled.players),
    compact: true,
  });
  const { edit, filled, outcome, change } = pad;
  const choices = roundChoices(shown.data, only);
  const seats = fields.length === 0 ? edit.seen.scores.map(({ seat }) => seat) : exploration.seats;
  const awards = (outcome.scored?.awards ?? []).filter(
    (award) => seats.includes(award.seat) && (!focus || award.for === value),
  );
  const mains = focus ? seats.map((seat) => controlsFor(learnt, exploration, seat, value)?.[0]) : [];
  const canTie = mains.length > 1 && mains.every((one) => one !== undefined);
  /** A tie for another value, too: what is shown first should not be all that there is. */
  const look = (next: Json) => {
    setValue(next);
    const controls = seats.map((seat) => controlsFor(learnt, exploration, seat, next)?.[0]);
    if (controls.some((one) => one === undefined || amountOf(edit.seen, one) > 0)) return;
    const amounts = (mains as readonly Control[]).map((one) => amountOf(edit.seen, one));
    const found = controls as readonly Control[];
    change(
      withAmounts(
        filled,
        found,
        amounts.map((one) => Math.min(one, mostOf(found[0]!, seats.length))),
      ),
    );
  };
  return (
    <section
      class="s-explore"
      aria-label={told(edit, 'exploreOf', { what: word(shown, `scoring-${scoring}`) })}
    >
      <p class="s-explore-title">{told(edit, 'exploreOf', { what: word(shown, `scoring-${scoring}`) })}</p>
      {fields.length === 0 && <Setup edit={edit} choices={[]} onChange={(next) => change(next)} />}
      <RoundChooser edit={edit} choices={choices} onChange={(next) => change(next)} />
      {focus && (
        <div class="s-chips" role="group" aria-label={told(edit, 'which')}>
          {focus.values.map((one) => (
            <button type="button" key={String(one)} aria-pressed={one === value} onClick={() => look(one)}>
              {knownIcon(`${focus.kind}-${one}`) && <Icon name={`${focus.kind}-${one}`} />}
              <span>{kindWord(shown, focus.kind, String(one))}</span>
            </button>
          ))}
        </div>
      )}
      {focus ? (
        <FocusControls edit={edit} exploration={exploration} value={value} seats={seats} />
      ) : (
        seats.map((seat) => <Sheets key={seat} edit={edit} exploration={exploration} seat={seat} />)
      )}
      {canTie && (
        <div class="s-chips">
          {PRESETS.map((preset) => (
            <button
              type="button"
              key={preset}
              onClick={() => {
                const controls = mains as readonly Control[];
                const amounts = controls.map((one) => amountOf(edit.seen, one));
                const most = Math.min(...controls.map((one) => mostOf(one, seats.length)));
                change(withAmounts(filled, controls, presetAmounts(amounts, preset, most)));
              }}
            >
              {told(edit, preset)}
            </button>
          ))}
          <button type="button" aria-disabled={!pad.canUndo} onClick={pad.undo}>
            <Icon name="undo" /> {told(edit, 'undo')}
          </button>
        </div>
      )}
      {outcome.scored ? (
        <Awards shown={shown} names={edit.names} players={filled.players} seats={seats} awards={awards} />
      ) : (
        <p class="s-problem" role="alert">
          {told(edit, outcome.fault === 'impossible' ? 'faultTie' : 'fault')}
        </p>
      )}
      {awards.length > 0 && (
        <Unfolded title={told(edit, 'whyAll')}>
          {() => <Why shown={shown} why={{ awards }} names={edit.names} players={filled.players} />}
        </Unfolded>
      )}
      <p class="s-hint" role="status">
        {pad.note}
      </p>
    </section>
  );
}

/** Where a whole sheet is counted, that sheet. */
function Sheets({
  edit,
  exploration,
  seat,
}: {
  readonly edit: Editing;
  readonly exploration: Exploration;
  readonly seat: number;
}) {
  return (
    <>
      {partsFor(
        { ...edit.learnt, relations: exploration.relations },
        exploration.fields,
        seat,
        edit.filled,
      ).map((part) => (
        <PartEditor key={part.field.name} edit={edit} part={part} seat={seat} />
      ))}
    </>
  );
}
