/// <reference types="vite/types/importMeta.d.ts" />
/** The thread in which bots think, so that the page stays quick. A game is loaded when it is first asked for. */
import type { Core, Watch } from '../../../generated/runtime/core.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { found } from '../game/found.ts';
import type { BotGame } from './bot.ts';
import type { Answer, Question } from './messages.ts';
import { createService } from './service.ts';

const cores = import.meta.glob<{ createCore: (watch?: Watch) => Core }>([
  '../../../generated/**/core.ts',
  '!../../../generated/runtime/**',
]);
const datas = import.meta.glob<{ data: GameData }>([
  '../../../generated/**/data.ts',
  '!../../../generated/runtime/**',
]);

async function load(game: string): Promise<BotGame> {
  const [{ createCore }, { data }] = await Promise.all([
    found(cores, game, 'core.ts'),
    found(datas, game, 'data.ts'),
  ]);
  return { createCore, data };
}

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
}

const scope = globalThis as unknown as Scope;
const serve = createService(load, (answer) => scope.postMessage(answer));
scope.addEventListener('message', ({ data }) => void serve(data));
