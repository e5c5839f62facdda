import { useState } from 'preact/hooks';
import type { Json } from '../../../generated/runtime/json.ts';
import type { KeyShown, TableShown } from '../../../generated/runtime/rulebook.ts';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { present } from '../table/declared.ts';
import { describe, word } from '../table/describe.ts';
import { upper } from './editing.ts';
import { Stepper } from './editors/Stepper.tsx';
import { keyValues } from './fields.ts';
import type { PadGame } from './load.ts';
import { say } from './words.ts';

interface TableExplorerProps {
  readonly game: PadGame;
  readonly language: Language;
  readonly table: string;
}

/** A number that nobody comes past, where a table has no end. */
const FAR = 999;

/** A table to look something up in: keys in, values out, and where they stand. */
export function TableExplorer({ game, language, table: name }: TableExplorerProps) {
  const shown = shownIn(game, language);
  const table = game.learnt.book?.tables[name];
  const [keys, setKeys] = useState<readonly Json[]>(() => (table ? firstKeys(table) : []));
  if (!table) return null;
  const found = table.rows.find((row) => row.keys.every((key, at) => isIn(key, keys[at] ?? null)));
  const cells = found?.cells ?? (table.otherwise === undefined ? [] : [table.otherwise]);
  const title = word(shown, `table-${name}`);
  const headOf = (part: string) => shown.words[`table-${name}.${part}`] ?? upper(part);
  return (
    <section class="s-explore" aria-label={title}>
      <p class="s-explore-title">{say(language, 'exploreOf', { what: title })}</p>
      <div class="s-steppers">
        {table.keys.map(({ name: key, type }, at) => {
          const set = (value: Json) => setKeys(keys.with(at, value));
          const exact = present(type);
          const kind = exact.is === 'kind' ? shown.words[`kind-${exact.kind}`] : undefined;
          const label = upper(shown.words[`table-${name}.${key}`] ?? kind ?? say(language, 'tableKey'));
          if (exact.is === 'number')
            return (
              <Stepper
                key={key}
                language={language}
                label={label}
                value={Number(keys[at])}
                from={0}
                to={FAR}
                onChange={set}
              />
            );
          const values = keyValues(shown.data, type, { players: shown.data.players.to, imaginary: 0 });
          return (
            <label class="s-name" key={key}>
              <span>{label}</span>
              <select value={String(keys[at])} onChange={(event) => set(event.currentTarget.value)}>
                {values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {describe(shown, type, value)}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      <p class="s-winner" role="status">
        {cells.length === 0
          ? say(language, 'tableNothing')
          : `${say(language, 'tableValue')}: ${cells
              .map((cell, at) => {
                const column = table.columns[at]!;
                const value = describe(shown, column.type, cell);
                return table.columns.length > 1 ? `${headOf(column.name)} ${value}` : value;
              })
              .join(', ')}`}
      </p>
      {table.keys.length === 1 && (
        <div class="s-scroll">
          <table class="s-points">
            <tbody>
              {table.rows.map((row) => (
                <tr key={JSON.stringify(row.keys)} class={row === found ? 's-row-found' : undefined}>
                  <th scope="row">
                    {keySaid(row.keys[0]!, (key) => describe(shown, table.keys[0]!.type, key))}
                  </th>
                  {row.cells.map((cell, at) => (
                    <td key={table.columns[at]!.name}>{describe(shown, table.columns[at]!.type, cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function firstKeys({ keys, rows }: TableShown): readonly Json[] {
  const row = rows[Math.floor(rows.length / 2)];
  return keys.map((_, at) => {
    const key = row?.keys[at] ?? null;
    return key !== null && typeof key === 'object' ? key.from : key;
  });
}

function keySaid(key: KeyShown, said: (key: Json) => string): string {
  if (typeof key !== 'object') return said(key);
  return key.to === undefined ? `${said(key.from)}+` : `${said(key.from)}–${said(key.to)}`;
}

function isIn(key: KeyShown, value: Json): boolean {
  if (typeof key !== 'object') return key === value;
  const number = Number(value);
  return number >= Number(key.from) && (key.to === undefined || number <= Number(key.to));
}
