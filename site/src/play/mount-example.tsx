import { render } from 'preact';
import { loadExample, loadGame, shownIn } from '../game/load.ts';
import { loadRulebook } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { type Begin, ExamplePlayer } from './ExamplePlayer.tsx';

export interface ExampleAddress {
  readonly game: string;
  readonly name: string;
  readonly language: Language;
  /** The page of the rulebook, where the example does not stand in it. */
  readonly rulebookPage?: string | undefined;
}

export function prefetch({ game, name }: ExampleAddress): Promise<unknown> {
  return Promise.all([loadGame(game), loadExample(game, name), loadRulebook(game)]);
}

/** Takes the place of the static example: the same picture, so that nothing jumps. Gives what the example is called. */
export async function mountExample(
  element: HTMLElement,
  { game, name, language, rulebookPage }: ExampleAddress,
  begin?: Begin,
): Promise<string> {
  const [loaded, example, rulebook] = await Promise.all([
    loadGame(game),
    loadExample(game, name),
    loadRulebook(game),
  ]);
  element.replaceChildren();
  render(
    <ExamplePlayer
      engine={loaded.engine}
      shown={shownIn(loaded, language)}
      example={example}
      rulebook={rulebook}
      rulebookPage={rulebookPage}
      begin={begin}
    />,
    element,
  );
  return example.titles[language] ?? name;
}
