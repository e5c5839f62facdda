import { Fault } from '../interpret/index.ts';
import { defineCommand } from './command.ts';
import { continueGame } from './continue.ts';
import { EXIT, harmless } from './io.ts';
import { Labels } from './labels.ts';
import { isToolLanguage } from './language.ts';
import { findGame, load, translatorFor } from './load.ts';
import { Saver } from './saver.ts';
import { Session } from './session.ts';
import { askGame, botsFrom, gameInFile, setUp } from './setup.ts';
import { createStyle, wantsColour, wrap } from './style.ts';
import { playOn } from './table-talk.ts';
import { createSay } from './words/index.ts';

/** Plays a game in the terminal: a new one, or the one in the file that it is saved in. */
export const play = defineCommand({
  options: {
    players: 'number',
    names: 'text',
    imaginary: 'number',
    option: 'texts',
    seed: 'text',
    'real-dice': 'flag',
    bot: 'text',
    auto: 'flag',
    save: 'text',
  },
  mostWords: 1,
  async run({ io, say, values, words }) {
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const record = values.save === undefined ? undefined : gameInFile(io, values.save, words[0], values, say);
    const id = record?.game ?? words[0] ?? (await askGame(io, loaded, values.language, say));
    if (id === undefined) return EXIT.fine;
    const compiled = findGame(loaded, id, say);
    const translator = translatorFor(io, loaded, compiled, values.language, say);
    const inGame = isToolLanguage(translator.language) ? createSay(translator.language) : say;
    const style = createStyle(wantsColour(io.stdout, io.env));
    const width = Math.min(io.stdout.columns, 120);
    let session: Session;
    if (record) session = continueGame(record, compiled, translator, inGame, values.save!);
    else {
      const table = await setUp(io, compiled, translator, values, say);
      if (!table) return EXIT.fine;
      session = new Session(table);
    }
    const labels = new Labels(session.interpreter, translator, session.table.names);
    const bots = botsFrom(values.bot, session.table.names.length, say);
    const { base, name } = compiled.game;
    const title =
      translator.say('game') + (base === undefined ? '' : ` – ${translator.say(`variant-${name}`)}`);
    io.stdout.write(`${style.bold(title)}\n${wrap(translator.say('game.about'), width)}\n`);
    if (record) io.stdout.write(`${translator.say('loaded', { file: harmless(values.save!) })}\n`);
    else if (session.table.seed !== undefined)
      io.stdout.write(`${translator.say('seed-note', { seed: harmless(session.table.seed) })}\n`);
    const saver = new Saver(io, inGame, values.save);
    saver.save(session);
    try {
      await playOn({
        io,
        sight: { labels, style, width },
        session,
        saver,
        say: inGame,
        bots,
        auto: values.auto,
      });
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      saver.save(session);
      io.stderr.write(`${inGame('rules-stuck', { fault: problem.message })}\n`);
      return EXIT.problems;
    }
    return EXIT.fine;
  },
});
