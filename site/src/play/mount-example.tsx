import { render } from 'preact';
import { loadExample, loadGame, shownIn } from '../game/load.ts';
import { loadRulebook } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { type Begin, ExamplePlayer } from './ExamplePlayer.tsx';

export interface ExampleAddress {
  readonly game: string;
  readonly name: string;
  readonly language: Language;
}

export function prefetch({ game, name }: ExampleAddress): Promise<unknown> {
  return Promise.all([loadGame(game), loadExample(game, name), loadRulebook(game)]);
}

/** Takes the place of the static example: the same picture, so that nothing jumps. */
export async function mountExample(
  element: HTMLElement,
  { game, name, language }: ExampleAddress,
  begin?: Begin,
): Promise<void> {
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
      begin={begin}
    />,
    element,
  );
}
