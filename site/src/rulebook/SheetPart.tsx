import type { Sheet } from '../../../compiler/rulebook/page.ts';
import type { ComponentBlock } from '../../../compiler/rulebook/sentences.ts';
import { Blocks, LineOf } from './Blocks.tsx';
import { useBook } from './context.ts';
import { tilesOf } from './sheet.ts';

/** A part of the quick reference: the steps of a turn, tiles of what brings points, what is easily forgotten, the end. */
export function SheetPart({ of }: { readonly of: ComponentBlock }) {
  const book = useBook();
  const [title, ...rest] = of.blocks;
  const sheet = of.attributes.sheet as Sheet;
  const id = of.attributes.id ?? '';
  const { lead, tiles } = tilesOf(book, rest);
  return (
    <section class={`sheet-part sheet-${sheet}`} aria-labelledby={id}>
      <h2 id={id}>{title?.is === 'heading' && <LineOf of={title.line} />}</h2>
      <Blocks of={lead} />
      {tiles.length > 0 && (
        <div class="sheet-tiles">
          {tiles.map(({ heading, blocks, tone, width }, at) => (
            <div
              key={at}
              class={`sheet-tile sheet-${width}`}
              {...(tone ? { style: `--tone: var(--${tone})` } : {})}
            >
              <h3>
                <LineOf of={heading} />
              </h3>
              <Blocks of={blocks} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
