import { h } from 'preact';
import { ExampleStatic } from '../play/ExampleStatic.tsx';
import { useBook } from './context.ts';
import { ExampleInWords } from './ExampleInWords.tsx';

/**
 * A worked example where it stands. The first of a section is drawn; the others are folded away, in words, and drawn when
 * they are opened. Who presses a button plays it: only then the game is fetched.
 */
export function Example({ name }: { readonly name: string }) {
  const book = useBook();
  const { game, language, words, shown, played } = book;
  const example = game.examples.find((one) => one.name === name);
  // One that does not hold is not shown. A game that was built has all of its own.
  if (!example) {
    if (!played.mayLackExamples) throw new Error(`${game.id}: there is no example ${name}.`);
    return null;
  }
  const { number, isFirst } = book.examples.get(name) ?? { number: 0, isFirst: false };
  const Content = isFirst ? ExampleStatic : ExampleInWords;
  return (
    <details class="example" id={`example-${name}`} open={isFirst}>
      <summary>
        <span class="example-number">
          {words.example} {number}
        </span>{' '}
        <span class="example-title">{example.titles[language]}</span>
      </summary>
      {h(
        'regel-example',
        { game: game.id, name, language, ...(isFirst ? {} : { folded: '' }), 'data-pagefind-ignore': 'all' },
        <Content engine={played.engine()} shown={shown} example={example} rulebook={game.rulebook} />,
      )}
    </details>
  );
}
