import type { Opening, Request } from './messages.ts';

/** The part of a worker that is used here. */
export interface Thread {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Opening }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

declare const Worker: new (address: URL, options: { readonly type: 'module' }) => Thread;

function startWorker(): Thread {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Why the worker was ended before it was through: its time was up, or it stopped by itself. */
export type Ended = 'late' | 'broken';

/** So long the worker may take for the game, and then for its book, in milliseconds: even an old phone needs less. */
const PATIENCE = 20_000;

/** Whether this browser runs WebAssembly; its strictest settings do not. */
export const hasModules = (): boolean => 'WebAssembly' in globalThis;

/**
 * Opens what somebody has sent, in a worker of its own. What is counted there is limited by the compiler; should it take too long all
 * the same, the worker is ended. Gives a function that ends it at any time.
 */
export function openInWorker(
  request: Request,
  onOpening: (opening: Opening) => void,
  onEnd: (why: Ended) => void,
  start: () => Thread = startWorker,
  patience = PATIENCE,
): () => void {
  const thread = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    thread.onmessage = null;
    thread.onerror = null;
    thread.terminate();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      onEnd('late');
    }, patience);
  };
  thread.onmessage = ({ data }) => {
    if (data.is === 'game' || (data.is === 'book' && data.isSearched)) wait();
    else end();
    onOpening(data);
  };
  thread.onerror = () => {
    end();
    onEnd('broken');
  };
  wait();
  thread.postMessage(request);
  return end;
}
