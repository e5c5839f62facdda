import { type ChanceEvent, Fault, type Viewer } from '../../interpret/index.ts';
import { decisions } from '../../interpret/moves.ts';
import type { Narrator } from '../record/narrator.ts';
import type { Session } from '../record/session.ts';
import type { SayFault } from '../shared/fault-text.ts';
import { harmless, type Io } from '../shared/io.ts';
import { wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { drawEnd, drawScore } from '../table/draw-score.ts';
import { drawDice, drawSeat, drawTable, type Sight } from '../table/draw-table.ts';
import { countAlike } from '../table/labels.ts';
import type { Saver } from './autosave.ts';
import { drawMoves, type Listed, listMoves, understandMove } from './move-list.ts';
import { understandChance } from './read-chance.ts';
import type { SharedScreen } from './shared-screen.ts';

export interface Talk {
  readonly io: Io;
  readonly sight: Sight;
  readonly session: Session;
  readonly narrator: Narrator;
  readonly saver: Saver;
  readonly screen: SharedScreen;
  /** In the language of the players. */
  readonly say: Say;
  readonly sayFault: SayFault;
  readonly bots: ReadonlySet<number>;
  readonly auto: boolean;
  /** The command that goes on with a game saved in this file. */
  goOn(file: string): string;
}

type Answer = 'quit' | 'again' | 'done';
const COMMANDS = ['help', 'moves', 'score', 'undo', 'save', 'quit'] as const;

/** The main loop: shows the table and asks the acting player, until the game is over or a player quits. */
export async function playOn(talk: Talk): Promise<void> {
  const { session, bots } = talk;
  let focus: number | undefined;
  for (;;) {
    const { state } = session;
    if (state.over) break;
    const event = session.chance;
    if (event) {
      if (!state.random) {
        if ((await askChance(talk, event)) === 'quit') return leave(talk);
        continue;
      }
      session.letChanceDecide();
      talk.saver.save(session);
      continue;
    }
    tellNews(talk);
    const toAct = session.interpreter.toAct(state);
    const bot = toAct.find((seat) => bots.has(seat));
    if (bot !== undefined) {
      makeMove(talk, session.anyMove(bot), false);
      continue;
    }
    const seat = toAct.find((one) => one === focus) ?? toAct[0];
    if (seat === undefined) throw new Fault('broken', '', 'nobody is to act');
    const listed = listMoves(talk.sight.labels, state, seat, talk.narrator.asked(seat)?.pass);
    if (talk.auto && listed.length === 1) {
      makeMove(talk, listed[0]!.move, false);
      continue;
    }
    const request = talk.say('hand-over', { name: talk.sight.labels.seat(seat) });
    if (!(await talk.screen.handTo(seat, talk.sight.style.bold(request)))) return leave(talk);
    const answer = await askMove(talk, seat, listed);
    if (answer === 'quit') return leave(talk);
    focus = typeof answer === 'number' ? answer : undefined;
  }
  tellNews(talk);
  print(talk, ['', ...drawEnd(talk.sight, session.state)]);
  talk.saver.save(session, true);
}

function leave(talk: Talk): void {
  const { say } = talk.sight.labels.translator;
  if (talk.saver.save(talk.session, true)) tellSaved(talk, talk.saver.file!);
  print(talk, [say('goodbye')]);
}

function tellSaved(talk: Talk, file: string): void {
  print(talk, [
    talk.sight.labels.translator.say('saved', { file: harmless(file) }),
    talk.say('go-on-with', { command: talk.goOn(file) }),
  ]);
}

/** What has happened since this was last told. */
function tellNews(talk: Talk): void {
  const news = talk.narrator.news();
  print(
    talk,
    news.map(({ text }) => wrap(text, talk.sight.width)),
  );
}

function print({ io }: Talk, lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${line}\n`);
}

/** Reads a line; echoes it if the input is no terminal. */
async function ask({ io, sight }: Talk, question: string): Promise<string | undefined> {
  const prompt = `${sight.style.bold(question)} `;
  const line = await io.input.line(prompt);
  if (!io.input.isTTY) io.stdout.write(`${line === undefined ? '' : harmless(line)}\n`);
  return line?.trim();
}

/** Asks one player for a move; a number as result is the seat to ask next. */
async function askMove(talk: Talk, seat: number, first: readonly Listed[]): Promise<Answer | number> {
  const { sight, session } = talk;
  const { labels } = sight;
  const { say } = labels.translator;
  let listed = first;
  const above = ['', ...situation(talk, seat), ''];
  const asked = talk.narrator.asked(seat);
  const moves = [
    ...(asked ? [wrap(sight.style.bold(asked.text), sight.width)] : []),
    sight.style.bold(say('moves')),
    ...drawMoves(sight.style, listed),
  ];
  const { rows } = talk.io.stdout;
  // What has scrolled away, and the question too.
  const isHigher = rows !== undefined && above.length + moves.length + 1 > rows;
  const dice = isHigher ? drawDice(sight, session.state, seat) : [];
  print(talk, [...above, ...dice, ...moves]);
  for (;;) {
    const line = await ask(talk, say('which-move'));
    if (line === undefined) return 'quit';
    if (line === '') continue;
    const command = await runCommand(talk, line, seat, listed);
    if (command === 'quit' || command === 'done') return command;
    if (command === 'again') continue;
    const { seat: other, text } = addressed(labels.names, line) ?? { seat, text: line };
    if (other < 0 || other >= labels.names.length) {
      print(talk, [say('not-understood', { input: harmless(line) })]);
      continue;
    }
    if (!session.interpreter.toAct(session.state).includes(other)) {
      refuse(talk, talk.say('not-turn-of', { name: labels.seat(other) }));
      continue;
    }
    if (text === '') return other;
    listed =
      other === seat ? first : listMoves(labels, session.state, other, talk.narrator.asked(other)?.pass);
    if (tryMove(talk, other, listed, text)) return 'done';
  }
}

/** For whom something was typed, if that was said: `2: 3`, or `Erik: 3`. */
function addressed(names: readonly string[], line: string): { seat: number; text: string } | undefined {
  const [, number, text = ''] = /^(\d+) *: *(.*)$/.exec(line) ?? [];
  if (number !== undefined) return { seat: Number(number) - 1, text };
  for (const alike of [(name: string) => name, (name: string) => name.toLowerCase()])
    for (const [seat, name] of names.entries()) {
      const [, rest] = /^ *: *(.*)$/.exec(line.slice(name.length)) ?? [];
      if (rest !== undefined && alike(line.slice(0, name.length)) === alike(name))
        return { seat, text: rest };
    }
  return undefined;
}

function refuse(talk: Talk, why: string): void {
  const { labels, style, width } = talk.sight;
  print(talk, [wrap(style.colour('yellow', labels.translator.say('refused', { reason: why })), width)]);
}

function tryMove(talk: Talk, seat: number, listed: readonly Listed[], text: string): boolean {
  const { labels, style } = talk.sight;
  const { say, reason } = labels.translator;
  const understood = understandMove(labels, talk.session.state, seat, listed, text);
  switch (understood.is) {
    case 'move':
      return makeMove(talk, understood.move, true);
    case 'several':
      print(talk, drawMoves(style, understood.listed));
      return false;
    case 'refused': {
      const { rule } = understood.refusal;
      refuse(talk, rule === 'fault' ? talk.say('rules-stuck-here') : reason(rule));
      return false;
    }
    case 'no such number':
      print(talk, [say('no-such-number', { number: understood.number })]);
      return false;
    case 'not understood':
      print(talk, [say('not-understood', { input: harmless(text) })]);
      return false;
  }
}

/** Plays a move; on a fault of the rules it is not made. */
function makeMove(talk: Talk, move: Parameters<Session['play']>[0], chosen: boolean): boolean {
  const { session } = talk;
  try {
    session.play(move, chosen);
  } catch (problem) {
    if (!(problem instanceof Fault) || !chosen) throw problem;
    print(talk, [talk.say('rules-stuck', { fault: talk.sayFault(problem) })]);
    return false;
  }
  talk.screen.openToAll();
  talk.saver.save(session);
  return true;
}

/** Who is to act and in which phase; the table, and the player's own things. */
function situation(talk: Talk, seat: number): string[] {
  const { sight, session } = talk;
  const { labels, style } = sight;
  const { say } = labels.translator;
  const { state, interpreter } = session;
  const others = interpreter.toAct(state).filter((other) => other !== seat);
  const notes = [
    phaseOf(talk, seat),
    roundOf(talk),
    ...others.map((other) => `${other + 1}: ${labels.seat(other)}`),
  ];
  const known = notes.filter((note) => note !== undefined);
  const head = style.bold(style.colour('cyan', say('turn-of', { name: labels.subject(seat) })));
  return [
    style.dim('─'.repeat(Math.min(sight.width, 72))),
    `${head}${known.length === 0 ? '' : style.dim(` (${known.join(' · ')})`)}`,
    '',
    ...drawTable(sight, state, seat),
    '',
    ...drawSeat(sight, state, seat, seat),
  ];
}

function phaseOf({ session, sight }: Talk, seat: number): string | undefined {
  const { program } = session.interpreter;
  const open = decisions(program, program.contextOf(session.state)).find(({ who }) => who === seat);
  const name = open?.frame.routine ?? '';
  const id = name.startsWith('action ') ? `action-${name.slice(7)}` : `phase-${name}`;
  return sight.labels.translator.has(id) ? sight.labels.translator.say(id) : undefined;
}

/** The number of the round, where the game counts rounds by that name. */
function roundOf({ session, sight }: Talk): string | undefined {
  const { program } = session.interpreter;
  const [game] = session.state.main;
  const counts = program.game.routines.some(
    ({ name, locals }) => name === 'game' && locals.some((one) => one.name === 'round'),
  );
  if (game?.routine !== 'game' || !counts) return undefined;
  const number = game.locals[program.routine('game').slots.slot('round')];
  return typeof number === 'number' ? sight.labels.translator.say('round-number', { number }) : undefined;
}

/** A command by its word in the language of the game, or in English. */
function commandIn(talk: Talk, word: string): (typeof COMMANDS)[number] | undefined {
  if (word === '?') return 'help';
  const wanted = word.toLowerCase();
  const { say } = talk.sight.labels.translator;
  return COMMANDS.find((name) => wanted === name || wanted === say(`command-${name}`));
}

/** What is shown is what a seat may see; while chance is asked for, everyone looks on. */
async function runCommand(
  talk: Talk,
  line: string,
  seat: Viewer,
  listed: readonly Listed[],
): Promise<Answer | undefined> {
  const { sight, session, saver } = talk;
  const { labels, style } = sight;
  const { say } = labels.translator;
  const [word = '', ...rest] = line.split(/\s+/);
  const command = commandIn(talk, word);
  if (command === undefined || (rest.length > 0 && command !== 'save')) return undefined;
  switch (command) {
    case 'help':
      print(talk, [
        say('help'),
        '',
        wrap(talk.say('play-help', { name: labels.seat(seat === 'spectator' ? 0 : seat) }), sight.width),
      ]);
      return 'again';
    case 'moves':
      print(talk, drawMoves(style, listed));
      return 'again';
    case 'score': {
      const seats = session.interpreter.program.contextOf(session.state).seating.seats;
      const sheets = seats.flatMap((other) => ['', ...drawSeat(sight, session.state, other, seat)]);
      print(talk, [style.bold(say('score')), ...drawScore(sight, session.state), ...sheets]);
      return 'again';
    }
    case 'undo':
      if (!session.undo()) {
        print(talk, [session.moves === 0 ? say('nothing-to-undo') : talk.say('undo-no-further')]);
        return 'again';
      }
      talk.screen.openToAll();
      print(talk, [say('undone')]);
      saver.save(session);
      return 'done';
    case 'save': {
      const file = saver.saveAs(session, rest.join(' '));
      if (file !== undefined) tellSaved(talk, file);
      return 'again';
    }
    case 'quit':
      return 'quit';
  }
}

/** Chance as it falls on a real table: asks what came up. */
async function askChance(talk: Talk, event: ChanceEvent): Promise<Answer> {
  const { sight, session } = talk;
  const { labels } = sight;
  const { say } = labels.translator;
  const options = event.is === 'draw' || event.is === 'lot' ? event.options : [];
  const pieces =
    event.is === 'roll' || event.is === 'shuffle'
      ? event.pieces.map((piece) => labels.piece(event.of, piece as number))
      : [];
  const shown = [
    // In playing order, unless it makes no difference.
    ...(new Set(pieces).size === 1 ? countAlike(pieces) : pieces),
    ...options.map(
      (option, index) =>
        `${index + 1} ${event.is === 'draw' || event.is === 'lot' ? labels.value(event.type, option) : ''}`,
    ),
  ];
  tellNews(talk);
  print(talk, ['', wrap(`${sight.style.bold(say(event.is))}: ${shown.join(', ')}`, sight.width)]);
  for (;;) {
    const line = await ask(talk, talk.say('what-came-up'));
    if (line === undefined) return 'quit';
    if (line === '') continue;
    const command = await runCommand(talk, line, 'spectator', []);
    if (command === 'quit' || command === 'done') return command;
    if (command === 'again') continue;
    const outcome = understandChance(labels, event, line);
    if (outcome === undefined || !session.interpreter.mayGive(session.state, outcome)) {
      print(talk, [talk.say('cannot-come-up', { text: harmless(line) })]);
      continue;
    }
    session.supply(outcome);
    talk.saver.save(session);
    return 'done';
  }
}
