/** A thread in which games are played and measured, so that the page stays quick; there are as many as the machine has cores. */
import { loadGame } from '../bots/load-game.ts';
import type { LabAnswer, LabTask } from './messages.ts';
import { createLabService } from './service.ts';

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(answer: LabAnswer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: LabTask }) => void): void;
}

const scope = globalThis as unknown as Scope;
const play = createLabService(loadGame);
scope.addEventListener('message', ({ data }) => void play(data).then((answer) => scope.postMessage(answer)));
