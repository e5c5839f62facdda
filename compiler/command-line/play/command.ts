import { presentationOfModel } from '../../2-model/presentation/outward.ts';
import { Fault } from '../../interpret/index.ts';
import { Narrator } from '../record/narrator.ts';
import { continueGame, sayEarlierSeed } from '../record/resume.ts';
import { Session, type Table } from '../record/session.ts';
import { defineCommand } from '../shared/command.ts';
import { faultSayer } from '../shared/fault-text.ts';
import { EXIT, harmless, OutsideError, UsageError } from '../shared/io.ts';
import { isToolLanguage } from '../shared/language.ts';
import { findGame, load, translatorFor } from '../shared/load.ts';
import { createStyle, wantsColour, wrap } from '../shared/style.ts';
import { createSay } from '../shared/words/index.ts';
import { Labels } from '../table/labels.ts';
import { Saver } from './autosave.ts';
import { playOn } from './game-loop.ts';
import { askGame, botsFrom, contradiction, gameInFile, isSavedGame, setUp } from './setup.ts';
import { SharedScreen } from './shared-screen.ts';

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
    save: 'word',
  },
  mostWords: 1,
  async run({ io, say, values, words }) {
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [word] = words;
    const isFile = word !== undefined && isSavedGame(io, word, loaded);
    if (isFile && values.save !== undefined && values.save !== word)
      throw new UsageError(say('not-together', { first: word, second: `--save ${values.save}` }));
    const file = isFile ? word : values.save;
    const record = file === undefined ? undefined : gameInFile(io, file, isFile ? undefined : word, say);
    const id = record?.game ?? word ?? (await askGame(io, loaded, values.language, say));
    if (id === undefined) return EXIT.fine;
    const compiled = findGame(loaded, id, say);
    const translator = translatorFor(io, loaded, compiled, values.language, say);
    const inGame = isToolLanguage(translator.language) ? createSay(translator.language) : say;
    const style = createStyle(wantsColour(io.stdout, io.env));
    const width = Math.min(io.stdout.columns, 120);
    const saver = new Saver(io, inGame, file);
    const sayFault = faultSayer(io, loaded, compiled, inGame);
    const stuck = (fault: Fault) =>
      new OutsideError(inGame('rules-stuck', { fault: sayFault(fault) }), EXIT.problems);
    let session: Session;
    if (record && file !== undefined) {
      session = continueGame(record, compiled, { translator, say: inGame, sayFault }, file);
      const option = contradiction(session.table, values, say);
      if (option !== undefined) throw new UsageError(say('file-has-game', { file, option }));
    } else {
      saver.checkPlace();
      const table = await setUp(io, compiled, translator, values, say, inGame);
      if (!table) return EXIT.fine;
      session = begin(table, stuck);
    }
    const labels = new Labels(session.interpreter, translator, session.table.names);
    const bots = botsFrom(values.bot, session.table.names.length, say);
    const seats = labels.interpreter.program.contextOf(session.state).seating.seats;
    const people = [...session.table.names.keys()].filter((seat) => !bots.has(seat));
    const [one, another] = people;
    // Who shares a terminal is told what all may know.
    const viewer = one === undefined || another !== undefined ? 'spectator' : one;
    const how = { language: translator.language, names: seats.map((seat) => labels.seat(seat)) };
    const narrator = await Narrator.create(loaded, compiled, session, how, viewer);
    if (record) narrator.skip();
    saver.begin(session);
    const { base, name } = compiled.game;
    const title =
      translator.say('game') + (base === undefined ? '' : ` – ${translator.say(`variant-${name}`)}`);
    io.stdout.write(`${style.bold(title)}\n${wrap(translator.say('game.about'), width)}\n`);
    if (record)
      for (const line of [
        translator.say('loaded', { file: harmless(file!) }),
        ...sayEarlierSeed(record, inGame),
      ])
        io.stdout.write(`${wrap(line, width)}\n`);
    else if (session.table.seed !== undefined)
      io.stdout.write(`${translator.say('seed-note', { seed: harmless(session.table.seed) })}\n`);
    try {
      await playOn({
        io,
        sight: {
          labels,
          style,
          width,
          presentation: presentationOfModel(compiled.model),
          shows: compiled.model.presentation.shows,
        },
        session,
        narrator,
        saver,
        screen: new SharedScreen(io, compiled.game, session.table.names.length - bots.size),
        say: inGame,
        sayFault,
        bots,
        auto: values.auto,
        goOn: (saved) => commandToGoOn(id, saved, values),
      });
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      saver.save(session);
      throw stuck(problem);
    }
    return EXIT.fine;
  },
});

/** A new game. Rules may have a mistake that shows before anybody has moved. */
function begin(table: Table, stuck: (fault: Fault) => Error): Session {
  try {
    return new Session(table);
  } catch (problem) {
    throw problem instanceof Fault ? stuck(problem) : problem;
  }
}

/** What to type to go on with a saved game in the same way. */
function commandToGoOn(
  id: string,
  file: string,
  { bot, auto, language }: { bot: string | undefined; auto: boolean; language: string | undefined },
): string {
  const words = ['npx', 'regel', 'play', id, '--save', file];
  if (bot !== undefined) words.push('--bot', bot);
  if (auto) words.push('--auto');
  if (language !== undefined) words.push('--language', language);
  return harmless(words.map(quoted).join(' '));
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\p{L}\p{N}_./,:=@%+\\-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
