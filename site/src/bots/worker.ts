/** The thread in which bots think, so that the page stays quick. A game is loaded when it is first asked for. */
import { loadGame } from './load-game.ts';
import type { Answer, Message } from './messages.ts';
import { createService } from './service.ts';

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

const scope = globalThis as unknown as Scope;
const serve = createService(loadGame, (answer) => scope.postMessage(answer));
scope.addEventListener('message', ({ data }) => void serve(data));
