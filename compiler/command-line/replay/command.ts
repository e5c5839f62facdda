import { resolve } from 'node:path';
import { presentationOfModel } from '../../2-model/presentation/outward.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Saved } from '../../runtime/saved.ts';
import type { Translator } from '../../texts/texts.ts';
import { compareSave, isEngineSave, readEngineSave, recordOfSave } from '../record/engine-save.ts';
import { type Followed, follow } from '../record/follow.ts';
import { Narrator } from '../record/narrator.ts';
import { type GameRecord, readRecord } from '../record/record.ts';
import {
  explainObstacle,
  sayEarlierSeed,
  sayPlace,
  sayRecordProblem,
  sayWhere,
  tableOf,
} from '../record/resume.ts';
import type { Session } from '../record/session.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { faultSayer } from '../shared/fault-text.ts';
import { sayTrouble } from '../shared/file-errors.ts';
import { readText } from '../shared/files.ts';
import { fingerprint } from '../shared/fingerprint.ts';
import { EXIT, harmless, type Io, OutsideError, UsageError } from '../shared/io.ts';
import { findGame, type Loaded, load, translatorFor } from '../shared/load.ts';
import { capital, createStyle, wantsColour, wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { drawEnd, drawScore } from '../table/draw-score.ts';
import { drawSeat, drawTable, type Sight } from '../table/draw-table.ts';
import { Labels } from '../table/labels.ts';

/** Plays a saved game again, with the rules as they are now. */
export const replay = defineCommand({
  options: { step: 'number', log: 'flag', json: 'flag' },
  mostWords: 1,
  async run({ io, say, values, words: [file] }) {
    if (file === undefined) throw new UsageError(say('replay-which-file'));
    const opened = open(io, file, say);
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const compiled = findGame(loaded, opened.game, say);
    // The tool speaks English too, the game may not.
    checkLanguage(values.language, say);
    const asked = values.language === 'en' ? undefined : values.language;
    const translator = translatorFor(io, loaded, compiled, asked, say);
    const nameOf = (number: number) => capital(translator.say('player-number', { number }));
    const record = 'log' in opened ? recordOfSave(opened, compiled.game, file, say, nameOf) : opened;
    const moves = record.events.filter((event) => event.is === 'move').length;
    if (values.step !== undefined && values.step > moves)
      throw new UsageError(say('replay-step-too-far', { count: moves }));
    const table = tableOf(record, compiled);
    const broken = (why: string): never => {
      throw new OutsideError(say('replay-broken', { file, why }), EXIT.problems);
    };
    if ('about' in table)
      return broken(sayWhere(record, table.line, say('record-setup', { about: table.about }), say));
    const again = follow(record, table, values.step);
    const { session, obstacle } = again;
    const { changed, differsFrom } =
      'log' in opened
        ? await compareSave(compiled.game, opened)
        : {
            changed: record.rules !== undefined && record.rules !== fingerprint(compiled.game),
            differsFrom: again.differsFrom,
          };
    const followed = { ...again, differsFrom };
    const sayFault = faultSayer(io, loaded, compiled, say);
    const why = explainObstacle(record, followed, { translator, say, sayFault });
    if (!session || (obstacle && !changed)) return broken(why);
    const exit = obstacle || differsFrom !== undefined ? EXIT.problems : EXIT.fine;
    const verdict = sayVerdict(followed, record, changed, why, say);
    if (values.json) {
      io.stdout.write(`${JSON.stringify(asData(followed, record, session, changed, why), null, 2)}\n`);
      return exit;
    }
    await show(io, loaded, compiled, session, translator, values, say);
    io.stdout.write(`\n${[harmless(verdict), ...sayEarlierSeed(record, say)].join('\n')}\n`);
    return exit;
  },
});

/** What is in a file: the record of a game, or what an engine saved. */
function open(io: Io, file: string, say: Say): GameRecord | Saved {
  let text: string;
  try {
    text = readText(resolve(io.cwd, file));
  } catch (error) {
    throw new UsageError(say('cannot-read', { file, trouble: sayTrouble(error, say) }));
  }
  if (isEngineSave(text)) return readEngineSave(text, file, say);
  const read = readRecord(text);
  if ('record' in read) return read.record;
  throw new OutsideError(
    say('replay-broken', { file, why: sayRecordProblem(read.problem, say) }),
    EXIT.problems,
  );
}

/** How the rules of then and of now compare, as far as this game shows it. */
function sayVerdict(
  { obstacle, differsFrom }: Followed,
  record: GameRecord,
  changed: boolean,
  why: string,
  say: Say,
): string {
  const parts: string[] = [];
  if (differsFrom === 0) parts.push(say('replay-differs-start'));
  else if (differsFrom !== undefined) {
    const event = record.events[differsFrom - 1]!;
    const place = { move: movesUpTo(record, differsFrom), place: sayPlace(record, event.line, say) };
    parts.push(say(changed ? 'replay-differs' : 'replay-edited', place));
  }
  if (obstacle) {
    const index = obstacle.event ? record.events.indexOf(obstacle.event) + 1 : 0;
    parts.push(say('replay-impossible', { move: movesUpTo(record, index), why }));
    if (index > 0) parts.push(sayRest(record, index - 1, say));
  }
  if (parts.length > 0) return parts.join('\n');
  if (!changed) return say('replay-same-rules');
  return say(
    record.checks.length > 0 || record.isEngineSave ? 'replay-changed-same' : 'replay-changed-unknown',
  );
}

/** The message about the events that were not replayed. */
function sayRest({ events }: GameRecord, played: number, say: Say): string {
  const count = (some: GameRecord['events']) => some.filter((event) => event.is === 'move').length;
  return say('replay-rest', { left: count(events.slice(played)), all: count(events) });
}

/** The number of the move that is, or comes before, this event. */
function movesUpTo(record: GameRecord, events: number): number {
  return Math.max(1, record.events.slice(0, events).filter((event) => event.is === 'move').length);
}

async function show(
  io: Io,
  loaded: Loaded,
  compiled: CompiledGame,
  session: Session,
  translator: Translator,
  { step, log }: { readonly step: number | undefined; readonly log: boolean },
  say: Say,
): Promise<void> {
  const { game, model } = compiled;
  const style = createStyle(wantsColour(io.stdout, io.env));
  const labels = new Labels(session.interpreter, translator, session.table.names);
  const width = Math.min(io.stdout.columns, 120);
  const { shows } = model.presentation;
  const sight: Sight = { labels, style, width, presentation: presentationOfModel(model), shows };
  const { state } = session;
  const variant = game.base === undefined ? '' : ` – ${translator.say(`variant-${game.name}`)}`;
  const { seats, players } = session.interpreter.program.contextOf(state).seating;
  const lines = [style.bold(translator.say('game') + variant), harmless(labels.seats(players)), ''];
  const how = { language: translator.language, names: seats.map((seat) => labels.seat(seat)) };
  const narrator = await Narrator.create(loaded, compiled, session, how, 'server');
  // The whole game, or the last move and what followed from it.
  if (!log) narrator.skip(session.events.findLastIndex(({ is }) => is === 'move'));
  lines.push(...narrator.news().map(({ text }) => wrap(harmless(text), width)), '');
  if (state.over && step === undefined) lines.push(...drawEnd(sight, state));
  else {
    lines.push(style.bold(say('replay-after', { count: session.moves })));
    if (session.chance) lines.push(`${translator.say('chance')}: ${translator.say(session.chance.is)}`);
    for (const seat of session.interpreter.toAct(state)) {
      const asked = narrator.asked(seat)?.text ?? '';
      lines.push(harmless(`${translator.say('turn-of', { name: labels.subject(seat) })} ${asked}`.trim()));
    }
    lines.push('', ...drawTable(sight, state, 'spectator'));
    for (const seat of seats) lines.push('', ...drawSeat(sight, state, seat, seat));
    lines.push('', style.bold(translator.say('score')), ...drawScore(sight, state));
  }
  for (const line of lines) io.stdout.write(`${line}\n`);
}

function asData(
  { obstacle, differsFrom }: Followed,
  record: GameRecord,
  session: Session,
  changed: boolean,
  why: string,
): object {
  const { interpreter, state } = session;
  return {
    game: record.game,
    players: record.players,
    rulesChanged: changed,
    isSeedEarlier: record.seeding === 'splitmix32',
    differsFrom: differsFrom ?? null,
    obstacle: obstacle ? { line: obstacle.event?.line ?? null, is: obstacle.why.is, why } : null,
    events: session.events.map((event) =>
      event.is === 'chance' ? { chance: event.text } : { player: event.seat + 1, move: event.text },
    ),
    moves: session.moves,
    over: state.over,
    score: interpreter.score(state),
    result: interpreter.result(state) ?? null,
  };
}
