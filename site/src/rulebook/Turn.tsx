import { wordFor } from './book.ts';
import { useBook } from './context.ts';
import { type Line, linesOf } from './outline.ts';

/** What happens in a phase, in order, as the rules have it. */
export function Turn({ of }: { readonly of: string }) {
  const book = useBook();
  const phase = book.game.rulebook.phases[of];
  if (!phase) throw new Error(`${book.game.id}: there is no phase ${of}.`);
  return (
    <figure class="turn">
      <figcaption>{wordFor(book, `phase-${of}`)}</figcaption>
      <OutlineLines lines={linesOf(book, phase.steps, of)} />
    </figure>
  );
}

function OutlineLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol class="outline">
      {lines.map(({ sort, before, links, below }, at) => (
        <li key={at} class={`outline-${sort}`}>
          {before && <span class="outline-how">{before} </span>}
          {links.map(({ text, href }, index) => [
            index > 0 && ', ',
            href ? (
              <a key={index} href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          ])}
          {below.length > 0 && <OutlineLines lines={below} />}
        </li>
      ))}
    </ol>
  );
}
