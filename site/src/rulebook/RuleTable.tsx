import { Icon } from '../icons/Icon.tsx';
import { wordFor } from './book.ts';
import { useBook } from './context.ts';
import { type Box, isChanged, layoutOf } from './tables.ts';

/** A table of the rules, with nothing left out. */
export function RuleTable({ of }: { readonly of: string }) {
  const book = useBook();
  const { rulebook } = book.game;
  const table = rulebook.tables[of];
  if (!table) throw new Error(`${book.game.id}: there is no table ${of}.`);
  const caption = wordFor(book, `table-${of}`);
  const changed = isChanged(rulebook, `table-${of}`);
  const { top, rows } = layoutOf(book, of, table);
  return (
    <figure class={changed ? 'rule-table changed' : 'rule-table'}>
      <figcaption>
        {caption} {changed && <span class="badge">{book.words.changedChanged}</span>}
      </figcaption>
      <div class="scrolls" tabIndex={0} role="group" aria-label={caption} data-pagefind-ignore="">
        <table>
          <thead>
            {top.map((line, row) => (
              <tr key={row}>
                {line.map((box, at) =>
                  box.text ? (
                    <th key={at} scope={box.over ? 'colgroup' : 'col'} colSpan={box.over}>
                      <InBox {...box} />
                    </th>
                  ) : (
                    <td key={at} />
                  ),
                )}
              </tr>
            ))}
          </thead>
          <tbody>
            {rows.map(({ heads, cells }, row) => (
              <tr key={row}>
                {heads.map((box, at) => (
                  <th key={at} scope="row">
                    <InBox {...box} />
                  </th>
                ))}
                {cells.map((box, at) => (
                  <td key={at}>
                    <InBox {...box} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="goes-on no-print" data-goes-on="" hidden aria-hidden="true">
        {book.words.tableGoesOn} →
      </p>
    </figure>
  );
}

function InBox({ icon, text }: Box) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {text}
    </>
  );
}
