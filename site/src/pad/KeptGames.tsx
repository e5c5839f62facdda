import { Icon } from '../icons/Icon.tsx';
import { minus } from '../table/words.ts';
import { type Editing, nameOfSeat, told } from './editing.ts';
import { seatsOf } from './fields.ts';
import type { KeptSheet } from './kept.ts';

interface KeptGamesProps {
  readonly edit: Editing;
  readonly sheets: readonly KeptSheet[];
  onOpen(sheet: KeptSheet): void;
  onRemove(sheet: KeptSheet): void;
}

/** The games of this table: when, who had how many points, and the sheet itself to be opened again. */
export function KeptGames({ edit, sheets, onOpen, onRemove }: KeptGamesProps) {
  if (sheets.length === 0) return null;
  const day = (when: number) =>
    new Date(when).toLocaleDateString(edit.shown.language, { dateStyle: 'medium' });
  return (
    <details class="s-kept">
      <summary>
        {told(edit, 'keptGames')} ({sheets.length})
      </summary>
      <ul>
        {sheets.map((sheet) => {
          const best = Math.max(...sheet.totals.slice(0, sheet.filled.players));
          const names = { ...edit, filled: sheet.filled, names: sheet.filled.names };
          return (
            <li key={sheet.when}>
              <time dateTime={new Date(sheet.when).toISOString()}>{day(sheet.when)}</time>
              <span>
                {seatsOf(sheet.filled).map((seat, at) => {
                  const points = sheet.totals[seat - 1] ?? 0;
                  const text = `${nameOfSeat(names, seat)} ${minus(points)}`;
                  return (
                    <span key={seat}>
                      {at > 0 && ', '}
                      {points === best && seat <= sheet.filled.players ? <b>{text}</b> : text}
                    </span>
                  );
                })}
              </span>
              <button type="button" onClick={() => onOpen(sheet)}>
                {told(edit, 'open')}
              </button>
              <button
                type="button"
                aria-label={`${told(edit, 'discard')}: ${day(sheet.when)}`}
                onClick={() => onRemove(sheet)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
