import { useMemo } from 'preact/hooks';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { Why } from '../table/Why.tsx';
import { nameOfSeat, problemSaid, told } from './editing.ts';
import { Stepper } from './editors/Stepper.tsx';
import { seatsOf } from './fields.ts';
import { MOST_POINTS } from './filled.ts';
import type { PadGame } from './load.ts';
import { Winner } from './OutcomeView.tsx';
import { peopleIn } from './people.ts';
import { usePad } from './use-pad.ts';
import { NO_SCORING, startOfWinner } from './winner.ts';

/** Who wins with how many points, and what parts those who have as many. */
export function WinnerExplorer({ game, language }: { readonly game: PadGame; readonly language: Language }) {
  const shown = shownIn(game, language);
  const { learnt } = game;
  const start = useMemo(() => startOfWinner(learnt), [learnt]);
  const pad = usePad({
    shown,
    learnt,
    only: NO_SCORING,
    start: () => start,
    names: (filled) => peopleIn(language).slice(0, filled.players),
    compact: true,
  });
  const { edit, filled, outcome, change } = pad;
  const winner = outcome.scored?.winner;
  const put = (seat: number, points: number) => {
    if (Math.abs(points) <= MOST_POINTS) change({ ...filled, before: filled.before.with(seat - 1, points) });
    else edit.tell(problemSaid(edit, { is: 'out-of-range', from: -MOST_POINTS, to: MOST_POINTS }));
  };
  return (
    <section class="s-explore" aria-label={told(edit, 'exploreWinner')}>
      <p class="s-explore-title">{told(edit, 'exploreWinner')}</p>
      <div class="s-explore-seats">
        {seatsOf(filled).map((seat) => (
          <Stepper
            key={seat}
            language={language}
            label={told(edit, 'pointsOf', { seat: nameOfSeat(edit, seat) })}
            value={filled.before[seat - 1] ?? 0}
            from={-MOST_POINTS}
            to={MOST_POINTS}
            onChange={(points) => put(seat, points)}
          />
        ))}
      </div>
      <Winner edit={edit} outcome={outcome} />
      {winner && (
        <Why shown={shown} why={{ awards: [], winner }} names={edit.names} players={filled.players} />
      )}
      <p class="s-hint" role="status">
        {pad.note}
      </p>
    </section>
  );
}
