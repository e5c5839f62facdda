/** Calls across threads: an object in a worker, whose methods promise what they return. */

export interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: string };

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

export type Remote<M> = {
  readonly [Name in keyof M]: M[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** The part of a worker that is used here. */
export interface Thread {
  postMessage(call: Call): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

/** The object behind a thread. Whatever fails there fails here; nothing waits for ever for a thread that has ended. */
export function remote<M extends object>(thread: Thread, onDead: () => void = () => {}): Remote<M> {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (problem: Error) => void }>();
  let last = 0;
  thread.onmessage = ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.result);
  };
  thread.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker has stopped.'));
    waiting.clear();
    onDead();
  };
  const known = new Map<string, (...args: unknown[]) => Promise<unknown>>();
  const caller = (name: string) =>
    function call(...args: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, name, args });
      });
    };
  return new Proxy({} as Remote<M>, {
    get(_, name) {
      // A promise that is given this object asks whether it is one.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const before = known.get(name) ?? caller(name);
      known.set(name, before);
      return before;
    },
  });
}

/** The other side: answers calls with the methods of an object, one after the other. */
export function serve(methods: object, send: (answer: Answer) => void): (call: Call) => Promise<void> {
  let before = Promise.resolve();
  const answer = async ({ id, name, args }: Call): Promise<void> => {
    try {
      const work = (methods as Methods)[name];
      if (typeof work !== 'function') throw new Error(`There is no ${name}.`);
      send({ id, result: await work.apply(methods, args as never[]) });
    } catch (problem) {
      send({ id, failed: problem instanceof Error ? problem.message : String(problem) });
    }
  };
  return (call) => {
    before = before.then(() => answer(call));
    return before;
  };
}
