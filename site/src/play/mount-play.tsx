import { render } from 'preact';
import { loadGame } from '../game/load.ts';
import { loadRulebook } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { workerBots } from './bots.ts';
import { PlayApp } from './PlayApp.tsx';
import { browserStorage, createStore } from './store.ts';

export interface PlayAddress {
  readonly game: string;
  readonly language: Language;
  readonly rulebookPage?: string | undefined;
}

export async function mountPlay(element: HTMLElement, address: PlayAddress): Promise<void> {
  const { game, language, rulebookPage } = address;
  const [loaded, rulebook] = await Promise.all([loadGame(game), loadRulebook(game)]);
  element.replaceChildren();
  render(
    <PlayApp
      loaded={loaded}
      language={language}
      rulebook={rulebook}
      rulebookPage={rulebookPage}
      store={createStore(browserStorage())}
      bots={workerBots()}
    />,
    element,
  );
}
