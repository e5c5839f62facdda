import type { Seen, Shown } from '../game/shown.ts';
import { own, seatName, word } from './describe.ts';
import { minus } from './words.ts';

export interface ScoresProps {
  readonly shown: Shown;
  readonly scores: Seen['scores'];
  readonly names: readonly string[];
  /** How many of the seats are played; the others have names of their own, or none. */
  readonly players?: number;
  /** Where a rule is explained: makes its name a link. */
  linkTo?(rule: string): string | undefined;
}

/** Who has how many points, and what for: a row for each scoring, a column for each seat. */
export function Scores({ shown, scores, names, players, linkTo }: ScoresProps) {
  const best = Math.max(...scores.map(({ total }) => total));
  const score = (value: number, key: number) => <td key={key}>{minus(value)}</td>;
  return (
    <div class="t-scroll">
      <table class="t-scores">
        <thead>
          <tr>
            <th scope="col">{own(shown, 'scoring')}</th>
            {scores.map(({ seat }) => (
              <th scope="col" key={seat}>
                {seatName(shown, names, seat, players)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.data.scorings.map(({ name }) => {
            const rule = `scoring-${name}`;
            const link = linkTo?.(rule);
            return (
              <tr key={name}>
                <th scope="row">{link ? <a href={link}>{word(shown, rule)}</a> : word(shown, rule)}</th>
                {scores.map(({ seat, by }) => score(by[name]?.total ?? 0, seat))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own(shown, 'total')}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat} class={total === best && best > 0 ? 't-best' : undefined}>
                {minus(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
