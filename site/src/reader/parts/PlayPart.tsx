import { useEffect, useMemo } from 'preact/hooks';
import { BotClient } from '../../bots/client.ts';
import { workerBots } from '../../play/bots.ts';
import { PlayApp } from '../../play/PlayApp.tsx';
import { browserStorage, createStore } from '../../play/store.ts';
import type { PartProps } from '../OpenGame.tsx';

/** A whole game, against people on this device and against bots. */
export function PlayPart({ game, book, language }: PartProps) {
  const { live, opened } = game;
  const bots = useMemo(() => new BotClient(), []);
  useEffect(() => () => bots.close(), [bots]);
  const store = useMemo(() => createStore(browserStorage()), []);
  const client = useMemo(() => workerBots(bots), [bots]);
  const loaded = useMemo(
    () => ({ engine: opened.engine, texts: live.texts as never, sentences: live.sentences }),
    [opened, live],
  );
  return (
    <div class="wrap app-page">
      <PlayApp loaded={loaded} language={language} rulebook={book?.rulebook} store={store} bots={client} />
    </div>
  );
}
