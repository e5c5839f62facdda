import { type BotGame, type BotRoom, createBot, createRoom } from './bot.ts';
import type { Answer, Question } from './messages.ts';

/**
 * Answers questions one after the other as they come, several at once if need be. It is what runs in the worker, but knows
 * nothing of workers.
 */
export function createService(
  load: (game: string) => Promise<BotGame>,
  answer: (answer: Answer) => void,
): (question: Question) => Promise<void> {
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
    question: Exclude<Question, { is: 'cancel' }>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const { id, game, saved, player } = question;
    const thinking = { ...question, signal };
    const room = await roomOf(game);
    if (question.is === 'choose') {
      const move = await createBot(question.kind, room).choose(saved, player, thinking);
      return { is: 'move', id, move: room.translator.write(move) };
    }
    const hints = await createBot('search', room).hint(saved, player, thinking, question.most);
    return { is: 'hints', id, hints: hints.map(({ move: _, text, ...rest }) => ({ move: text, ...rest })) };
  };

  return async (question) => {
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
