import { ReferenceSession } from '../../protocol/reference-session.ts';
import { LONGEST_LINE } from '../../runtime/limits.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { EXIT, UsageError } from '../shared/io.ts';
import { findGame, load } from '../shared/load.ts';
import { linesOf } from '../shared/read-lines.ts';

/** Answers the requests of the protocol: the reference interpreter as an engine for other programs. */
export const serve = defineCommand({
  options: { stdio: 'flag' },
  mostWords: 1,
  async run({ io, say, values, words: [id] }) {
    checkLanguage(values.language, say);
    if (!values.stdio) throw new UsageError(say('serve-how'));
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const { games } = loaded.compilation;
    if (id !== undefined) findGame(loaded, id, say);
    const offered = games.filter(
      (game) => id === undefined || game.id === id || game.id.startsWith(`${id}/`),
    );
    const session = new ReferenceSession(offered);
    // Straight from the stream: the lines of a keyboard also end where JSON goes on, at a carriage return.
    for await (const line of linesOf(process.stdin, 4 * LONGEST_LINE)) {
      io.stdout.write(`${session.answer(line)}\n`);
      // Whoever sends requests and does not read the answers waits: they are not piled up here.
      await io.stdout.drained?.();
    }
    return EXIT.fine;
  },
});
