import { watch } from 'node:fs';

/** Starts and stops a timer; tests bring their own. */
export interface Timer {
  start(done: () => void, ms: number): unknown;
  stop(timer: unknown): void;
}

const CLOCK: Timer = {
  start: (done, ms) => setTimeout(done, ms),
  stop: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** Editors write a file in several steps. */
const QUIET = 100;

/**
 * Gives something each time after events have come and then none for a while. What comes while nobody waits is one more. It ends
 * when `stop` is called by whoever sends the events.
 */
export function settled(
  listen: (event: () => void, stop: () => void) => () => void,
  timer = CLOCK,
): AsyncIterable<void> {
  return {
    async *[Symbol.asyncIterator]() {
      let waiting: unknown;
      let isOver = false;
      let isDue = false;
      let wake = (): void => {};
      const close = listen(
        () => {
          timer.stop(waiting);
          waiting = timer.start(() => {
            isDue = true;
            wake();
          }, QUIET);
        },
        () => {
          isOver = true;
          wake();
        },
      );
      try {
        while (!isOver) {
          if (isDue) {
            isDue = false;
            yield;
          } else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      } finally {
        timer.stop(waiting);
        close();
      }
    },
  };
}

/** Each change in a folder and those in it, until Ctrl-C. */
export function changesIn(folder: string): AsyncIterable<void> {
  return settled((event, stop) => {
    const watcher = watch(folder, { recursive: true }, event);
    watcher.on('error', stop);
    process.once('SIGINT', stop);
    return () => {
      watcher.close();
      process.off('SIGINT', stop);
    };
  });
}
