/** How the page talks to bots: `new BotClient().choose(…)` promises a move in notation. */
import type { BotKind } from '../../../compiler/bots/bot.ts';
import { liveGameOf } from '../game/live-games.ts';
import type { Answer, Message, Patience, Question, SentHint } from './messages.ts';

/** The part of a worker that is used here. */
export interface Thread {
  postMessage(message: Message): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

declare const Worker: new (address: URL, options: { readonly type: 'module' }) => Thread;

export interface Request extends Patience {
  readonly game: string;
  readonly saved: object | string;
  /** From 1. */
  readonly player: number;
  /** Cancels the request: its promise is rejected with the reason of the signal, at once. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: unknown) => void;
}

function startWorker(): Thread {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export class BotClient {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** The games that the worker has been sent. */
  readonly #introduced = new Set<string>();

  /** The worker is started when it is first asked something. */
  constructor(start: () => Thread = startWorker) {
    this.#start = start;
  }

  /** The move that a bot would make, in notation. */
  async choose({ kind, ...request }: Request & { readonly kind: BotKind }): Promise<string> {
    const answer = await this.#ask(request, (asking) => ({ ...asking, is: 'choose', kind }));
    if (answer.is !== 'move') throw new Error(`unexpected answer: ${answer.is}`);
    return answer.move;
  }

  /** The best moves, with what is expected of them. */
  async hint({ most = 3, ...request }: Request & { readonly most?: number }): Promise<readonly SentHint[]> {
    const answer = await this.#ask(request, (asking) => ({ ...asking, is: 'hint', most }));
    if (answer.is !== 'hints') throw new Error(`unexpected answer: ${answer.is}`);
    return answer.hints;
  }

  /** Ends the worker. What is still asked is rejected; the next question starts another one. */
  close(reason = 'closed'): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#introduced.clear();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(reason));
  }

  #ask(
    { signal, ...request }: Request,
    question: (asking: Omit<Request, 'signal'> & { readonly id: number }) => Question,
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++this.#last;
      const thread = this.#running();
      const cancel = (): void => {
        if (!this.#waiting.delete(id)) return;
        thread.postMessage({ is: 'cancel', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const done = <T>(settle: (value: T) => void) => {
        return (value: T): void => {
          signal?.removeEventListener('abort', cancel);
          settle(value);
        };
      };
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.#introduce(request.game, thread);
      thread.postMessage(question({ ...request, id }));
    });
  }

  /** What was compiled in this page the worker cannot fetch. */
  #introduce(game: string, thread: Thread): void {
    const here = liveGameOf(game);
    if (!here || this.#introduced.has(game)) return;
    this.#introduced.add(game);
    thread.postMessage({ is: 'game', data: here.live.data, core: here.live.core });
  }

  #running(): Thread {
    if (this.#thread) return this.#thread;
    const thread = this.#start();
    thread.onmessage = ({ data }) => this.#hear(data);
    // The worker could not be loaded, or something went wrong outside of any question.
    thread.onerror = ({ message }) => this.close(message ?? 'the bots could not be started');
    this.#thread = thread;
    return thread;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.is === 'error') waiting?.reject(new Error(answer.message));
    else waiting?.resolve(answer);
  }
}
