import { type LiveGame, type OpenedGame, openLive } from '../../../generated/runtime/live-game.ts';
import { keepLive, type LiveBook, type LiveOnPage } from './live-games.ts';

/** What is used of WebAssembly here, in a browser that may not have it. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly?: { compile(bytes: Uint8Array): Promise<object> };
};

/** As much of a fingerprint as tells the rules of one table apart. */
const SHORT = 12;

/**
 * Opens a game that was compiled here, as a worker has sent it, and keeps it under an id of its own, `clever/quick~0123…`: by its rules,
 * so that what is kept of games, sheets and bots is never that of other rules. `book`: what is shown of its rulebook.
 * It fails where the core is a module and the browser has none: then the compiler can write a program instead.
 */
export async function openLiveGame(given: LiveGame, book?: LiveBook): Promise<LiveOnPage> {
  const { data, core } = given;
  const id = `${data.id}~${data.fingerprint.slice(0, SHORT)}`;
  const live: LiveGame = { ...given, data: { ...data, id } };
  const module = core.is === 'module' ? await WebAssembly?.compile(core.bytes) : undefined;
  return withBook({ live, opened: openLive(live, module) }, book);
}

/** The same game, now with its book, which takes longer to make. */
export function withBook(
  game: { readonly live: LiveGame; readonly opened: OpenedGame },
  book?: LiveBook,
): LiveOnPage {
  const whole: LiveOnPage = { live: game.live, opened: game.opened, book };
  keepLive(whole);
  return whole;
}
