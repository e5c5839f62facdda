import type { Award } from '../../../generated/runtime/why-types.ts';
import { seatName } from '../table/describe.ts';
import { capital } from '../table/words.ts';
import { awardsSaid, type Told } from './explained.ts';
import { say } from './words.ts';

interface AwardsProps extends Told {
  readonly seats: readonly number[];
  readonly awards: readonly Award[];
}

/** Who gets what, in sentences; also who gets nothing. */
export function Awards({ seats, awards, ...told }: AwardsProps) {
  const { shown, names, players } = told;
  const { language } = shown;
  const without = seats.filter((seat) => !awards.some((award) => award.seat === seat));
  if (awards.length === 0 && seats.length !== 1) return <p role="status">{say(language, 'nobodyGets')}</p>;
  return (
    <div role="status">
      <ul class="s-awards">
        {seats.flatMap((seat) =>
          awardsSaid(told, seat, awards).map((sentence) => <li key={sentence}>{capital(sentence)}</li>),
        )}
        {without.map((seat) => (
          <li key={seat} data-none="true">
            {capital(say(language, 'getsNothing', { seat: seatName(shown, names, seat, players) }))}
          </li>
        ))}
      </ul>
    </div>
  );
}
