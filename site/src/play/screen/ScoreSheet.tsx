import type { LinkTo } from '../../game/rulebooks.ts';
import type { Seen, Shown } from '../../game/shown.ts';
import { own, seatName } from '../../table/describe.ts';
import { minus } from '../../table/words.ts';
import { capital, wordsIn } from '../words.ts';
import type { SheetPart } from './scoring-events.ts';

interface ScoreSheetProps {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly parts: readonly SheetPart[];
  readonly linkTo: LinkTo;
  /** Whether the last row has all points of everybody; else what these rows come to. */
  readonly isWhole: boolean;
  /** Who can win, so that nobody else is marked as the best; everybody if left out. */
  readonly contenders?: readonly number[];
}

/** Points as on the pad in the box: what for, who, and the sum under each part. */
export function ScoreSheet({ shown, seen, names, parts, linkTo, isWhole, contenders }: ScoreSheetProps) {
  const say = wordsIn(shown.language);
  const seats = seen.scores.map(({ seat }) => seat);
  const sums = (rows: SheetPart['rows']) =>
    seats.map((seat) => rows.reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0));
  const totals = isWhole ? seen.scores.map(({ total }) => total) : sums(parts.flatMap(({ rows }) => rows));
  const mayWin = (index: number) => !contenders || contenders.includes(seats[index]!);
  const best = Math.max(...totals.filter((_, index) => mayWin(index)));
  return (
    <div class="t-scroll g-sheet" tabIndex={0} role="group" aria-label={say.scores}>
      <table class="t-scores">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                {capital(seatName(shown, names, seat, seen.players))}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }, at) => (
          <tbody key={at}>
            {title && (
              <tr class="g-part">
                <th scope="colgroup" colSpan={seats.length + 1}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map(({ name, rule, points }) => (
              <tr key={`${rule} ${name}`}>
                <th scope="row">{linkTo(rule) ? <a href={linkTo(rule)}>{name}</a> : name}</th>
                {seats.map((seat) => (
                  <td key={seat}>{points.has(seat) ? minus(points.get(seat)!) : '–'}</td>
                ))}
              </tr>
            ))}
            {title && (
              <tr class="g-subtotal">
                <th scope="row">{say.subtotal}</th>
                {sums(rows).map((sum, index) => (
                  <td key={seats[index]}>{minus(sum)}</td>
                ))}
              </tr>
            )}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{own(shown, 'total')}</th>
            {totals.map((total, index) => (
              <td
                key={seats[index]}
                class={total === best && best > 0 && mayWin(index) ? 't-best' : undefined}
              >
                {minus(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
