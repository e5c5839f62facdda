/** The thread in which rules are compiled that somebody has sent. Whatever they make it do, the page can end it. */
import { runtimeSources } from '../game/runtime-sources.ts';
import { sourcesOf } from '../workshop/sources.ts';
import type { Opening, Request } from './messages.ts';
import { openShared } from './open-shared.ts';

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(opening: Opening): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

const scope = globalThis as unknown as Scope;
const surroundings = {
  runtime: runtimeSources,
  sourcesOf: async (folder: string) =>
    Object.entries(await sourcesOf(folder)).map(([file, text]) => ({ file, text })),
};

async function open(request: Request): Promise<void> {
  for await (const opening of openShared(request, surroundings)) scope.postMessage(opening);
}

scope.addEventListener('message', ({ data }) => void open(data));
