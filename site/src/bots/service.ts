import {
  type BotKind,
  type BotRoom,
  type Choice,
  createBot,
  createRoom,
} from '../../../compiler/bots/bot.ts';
import type { BotGame } from '../../../compiler/bots/game.ts';
import { coreOf } from '../../../compiler/runtime/live-game.ts';
import type { Answer, Asking, Message, Question } from './messages.ts';

/** Milliseconds after which other messages to this thread are handled, above all one that takes a question back. */
const SLICE = 25;

/**
 * Answers questions one after the other as they come, several at once if need be. It is what runs in the worker, but knows
 * nothing of workers.
 */
export function createService(
  load: (game: string) => Promise<BotGame>,
  answer: (answer: Answer) => void,
): (message: Message) => Promise<void> {
  const rooms = new Map<string, Promise<BotRoom>>();
  const running = new Map<number, AbortController>();

  const roomOf = (game: string): Promise<BotRoom> => {
    const known = rooms.get(game);
    if (known) return known;
    const made = load(game).then(createRoom);
    rooms.set(game, made);
    // What could not be loaded may be there the next time.
    made.catch(() => rooms.delete(game));
    return made;
  };

  const answerTo = async (
    question: Exclude<Question, { readonly is: 'cancel' }>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const { id } = question;
    const room = await roomOf(question.game);
    if (question.is === 'choose') {
      const [choice] = await think(room, question.kind, question, 1, signal);
      return { is: 'move', id, move: choice!.text };
    }
    const hints = await think(room, 'search', question, question.most ?? 3, signal);
    return { is: 'hints', id, hints: hints.map(({ move: _, text, ...rest }) => ({ move: text, ...rest })) };
  };

  return async (question) => {
    if (question.is === 'game') {
      const { data, core } = question;
      const made = Promise.resolve().then(() => createRoom({ data, createCore: coreOf(core) }));
      // Whoever asks about it hears what is wrong.
      made.catch(() => undefined);
      rooms.set(data.id, made);
      return;
    }
    const { id } = question;
    if (question.is === 'cancel') {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const found = await answerTo(question, controller.signal);
      controller.signal.throwIfAborted();
      answer(found);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      answer({ is: 'error', id, message, cancelled: controller.signal.aborted });
    } finally {
      running.delete(id);
    }
  };
}

/** Thinks in slices of time, until a limit is reached; throws where it is aborted. */
async function think(
  room: BotRoom,
  kind: BotKind,
  { saved, player, seed, tries, milliseconds }: Asking,
  most: number,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  signal.throwIfAborted();
  const end = performance.now() + (milliseconds ?? Number.POSITIVE_INFINITY);
  const thinking = {
    ...(seed === undefined ? {} : { seed }),
    ...(tries === undefined ? {} : { tries }),
    ...(milliseconds === undefined ? {} : { isTimeUp: () => performance.now() >= end }),
  };
  const steps = createBot(kind, room).steps(saved, player, thinking, most);
  for (let pause = performance.now() + SLICE; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < pause) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    pause = performance.now() + SLICE;
  }
}
