import type { Json } from '../../../../generated/runtime/json.ts';
import type { Seen, Shown } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { own, seatName } from '../../table/describe.ts';
import { SeatBadge } from '../../table/Seat.tsx';
import { minus } from '../../table/words.ts';
import { capital, fill, wordsIn } from '../words.ts';
import { standing } from './standing.ts';

interface PlayerBarProps {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly thinking: number | undefined;
  /** The phase that was last told, such as who is active. */
  readonly phase: string | undefined;
  /** The seat whose things lie open. */
  readonly open: number | undefined;
  readonly onOpen: (seat: number) => void;
}

/** Everybody at the table with their points; who acts stands out. Pressing somebody shows what lies before them. */
export function PlayerBar({ shown, seen, names, viewer, thinking, phase, open, onOpen }: PlayerBarProps) {
  const say = wordsIn(shown.language);
  const seats = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  const marks = marksIn(shown, seen);
  const now = [standing(shown, seen), phase].filter(Boolean).join(' · ');
  // Before anything was scored nobody has nothing: a row of zeros all game long would say that nobody gets anywhere.
  const isScored = seen.toAct.length === 0 || seen.scores.some(({ total }) => total !== 0);
  return (
    <div class="g-top">
      {now && <p class="g-standing">{now}</p>}
      <ul class="g-players" aria-label={say.playersAtTable}>
        {seats.map((seat) => {
          const name = capital(seatName(shown, names, seat, seen.players));
          const points = seen.scores.find((one) => one.seat === seat)?.total;
          const isActing = seen.toAct.includes(seat);
          return (
            <li key={seat}>
              <button
                type="button"
                class={isActing ? 'g-player g-acting' : 'g-player'}
                aria-expanded={open === seat}
                title={fill(say.showArea, { name })}
                onClick={() => onOpen(seat)}
              >
                <SeatBadge names={names} seat={seat} name={name} />
                <span class="g-name">
                  {name}
                  {seat === viewer && <span class="visually-hidden"> ({say.you})</span>}
                </span>
                {marks.get(seat)?.map((mark) => (
                  <span key={mark} class="g-mark" title={mark}>
                    <Icon name="flag" />
                    <span class="visually-hidden">, {mark}</span>
                  </span>
                ))}
                {points !== undefined && isScored && (
                  <b class="g-points">
                    {minus(points)}
                    <span class="visually-hidden"> {say.pointsOf}</span>
                  </b>
                )}
                {isActing && <span class="visually-hidden">, {own(shown, 'toAct')}</span>}
                {thinking === seat && <span class="g-thinking" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** By seat: what the rules mark somebody with, such as who begins. Whose turn it is shows by itself. */
function marksIn({ data, words }: Shown, seen: Seen): ReadonlyMap<number, readonly string[]> {
  const marks = new Map<number, string[]>();
  for (const item of data.shows?.table ?? []) {
    const fields = 'board' in item ? item.board : [item];
    for (const { field, look } of fields) {
      const seat = seen.fields[field] as Json | undefined;
      if (look !== 'mark' || typeof seat !== 'number' || seen.toAct.join() === String(seat)) continue;
      marks.set(seat, [...(marks.get(seat) ?? []), words[`field-${field}`] ?? field]);
    }
  }
  return marks;
}
