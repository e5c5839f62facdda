import type { Value } from '../../2-model/model.ts';
import { asList } from '../../2-model/values.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Action, Game } from '../../3-ir/ir.ts';
import { routinesOf, stepsOf } from '../../3-ir/walk.ts';
import { createInterpreter, type Interpreter, type Move, type State } from '../../interpret/index.ts';
import { randomValue } from '../../interpret/random-values.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { draw, pick, seeded } from '../../runtime/random.ts';
import { fieldsRead } from './arrange.ts';
import { isClosed } from './mentions.ts';
import { codecOf } from './playthroughs.ts';
import { Recorder } from './recorder.ts';
import { setupFor, type Way, waysToPlay } from './ways.ts';

/** A refusal that was met: after these moves of the game with this seed. */
interface Met {
  readonly way: Way;
  readonly seed: string;
  readonly moves: readonly { readonly player: number; readonly text: string }[];
  readonly attempt: { readonly player: number; readonly text: string; readonly action: string };
}

/** A refusal in a worked example: what leads to it, and the move that is refused. */
interface Shown {
  readonly before: readonly JsonObject[];
  readonly player: number;
  readonly move: string;
}

/** The requests of a dialogue that lead on; all others only ask. */
const LEADING = new Set(['situation', 'give', 'run', 'score', 'chance', 'play', 'pass']);

/** How far and how often is looked, as long as a reason is missing that no worked example shows. */
const ROUNDS = [
  { seeds: 3, moves: 12, attempts: 24 },
  { seeds: 4, moves: 60, attempts: 12 },
  { seeds: 6, moves: 400, attempts: 8 },
];

/** A reason that an action can be refused for. */
interface Wanted {
  readonly action: string;
  readonly reason: string;
  /** The rules give the reason, so that it must be possible to meet it. Others a choice or a decision has by itself. */
  readonly named: boolean;
}

/**
 * Every reason of every action, in the shortest random game that came to it, or else where a worked example does: asked,
 * then tried, in vain.
 */
export function reasonDialogues(
  game: CompiledGame,
  examples: readonly Dialogue[],
): { dialogues: Dialogue[]; uncovered: { rule: string; why: string }[] } {
  const interpreter = createInterpreter(game.game);
  const wanted = reasonsOf(game.game, interpreter);
  const shown = shownIn(examples);
  const met = search(game, interpreter, wanted, shown);
  const recorder = new Recorder(game);
  const codecFor = codecOf(recorder, game);
  const dialogues: Dialogue[] = [];
  const uncovered: { rule: string; why: string }[] = [];
  for (const one of wanted) {
    const { action, reason } = one;
    const found = met.get(`${action} ${reason}`);
    const example = shown.get(`${action} ${reason}`);
    if (found) {
      const { way, seed, moves, attempt } = found;
      recorder.tell({ do: 'start', ...setupFor(game.id, way, codecFor), seed });
      for (const { player, text } of moves) recorder.tell({ do: 'play', player: player + 1, move: text });
      refuse(recorder, attempt.player + 1, attempt.text);
    } else if (example) {
      for (const request of example.before) recorder.tell(request);
      refuse(recorder, example.player, example.move);
    } else {
      uncovered.push({ rule: `reason-${reason} of action-${action}`, why: whyNotMet(one) });
      continue;
    }
    const rules = [`reason-${reason}`, ...(action === 'pass' ? [] : [`action-${action}`])];
    dialogues.push(recorder.finish(`reason-${reason}-${action}`, 'reason', rules));
  }
  recorder.tell({ do: 'start', game: game.id, players: game.game.players.from, seed: 'reason' });
  for (const text of [
    '',
    'no-such-action',
    'pass 1',
    ...game.game.actions.map(({ name }) => `${name} ? ? ? ? ? ?`),
  ])
    refuse(recorder, 1, text);
  dialogues.push(recorder.finish('reason-no-such-move', 'reason', ['reason-no-such-move']));
  return { dialogues, uncovered };
}

/** Asks why not, tries all the same, and sees that nothing has happened. */
function refuse(recorder: Recorder, player: number, move: string): void {
  recorder.tell({ do: 'explain', player, move });
  recorder.ask({ do: 'play', player, move });
  recorder.tell({ do: 'state', digest: true });
}

/** By action and reason: the worked example that comes to it in the fewest steps. */
function shownIn(examples: readonly Dialogue[]): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { steps } of examples)
    for (const [index, { request, expect }] of steps.entries()) {
      if (request.do !== 'explain' || typeof expect.reason !== 'string') continue;
      const [player, move] = [Number(request.player), String(request.move)];
      const before = steps
        .slice(0, index)
        .flatMap((step) => (LEADING.has(String(step.request.do)) ? [step.request] : []));
      const key = `${move.split(' ')[0]} ${expect.reason}`;
      const other = shown.get(key);
      if (!other || other.before.length > before.length) shown.set(key, { before, player, move });
    }
  return shown;
}

function whyNotMet({ action, reason, named }: Wanted): string {
  if (named) return 'met in no random game, and no worked example shows it';
  return reason.startsWith(`${action}.`)
    ? 'not met in random games: what is offered may never leave anything out'
    : 'not met in random games: it may be offered to everyone who is to act';
}

/** What can be met: not what the rules themselves rule out. */
function reasonsOf(game: Game, interpreter: Interpreter): Wanted[] {
  const found: Wanted[] = [];
  const want = (action: string, reason: string): void => {
    if (!found.some((one) => one.action === action && one.reason === reason))
      found.push({ action, reason, named: game.reasons.includes(reason) });
  };
  const decisions = [...routinesOf(game).values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ end }) => (end.end === 'choice' ? [end.offers] : [])),
  );
  for (const { name, head, effect } of game.actions) {
    for (const line of head)
      if (line.is !== 'let' && !leavesNothingOut(interpreter, line)) want(name, line.reason);
    for (const step of stepsOf(effect)) if (step.is === 'need') want(name, step.reason);
    for (const { action, when } of decisions.flat()) if (action === name && when) want(name, when.reason);
    if (!decisions.every((offers) => offers.some(({ action }) => action === name))) want(name, 'not-now');
    want(name, 'not-your-turn');
  }
  for (const reason of ['must-choose', 'not-your-turn']) want('pass', reason);
  return found;
}

/** Whether a choice is among all values that there are, whatever happens: then none can be refused. */
function leavesNothingOut(interpreter: Interpreter, line: Action['head'][number]): boolean {
  const { program } = interpreter;
  const { game, board } = program;
  if (line.is !== 'choose' || line.several || game.reasons.includes(line.reason)) return false;
  if (!isClosed(line.from) || fieldsRead(game, line.from).length > 0) return false;
  const state = interpreter.blank({ players: game.players.to });
  const offered = asList(interpreter.evaluate(state, line.from));
  return board.domain(line.type, program.contextOf(state).seating).every((value) => offered.includes(value));
}

/** What was met, by action and reason. */
function search(
  game: CompiledGame,
  interpreter: Interpreter,
  wanted: readonly Wanted[],
  shown: ReadonlyMap<string, Shown>,
): Map<string, Met> {
  const met = new Map<string, Met>();
  const keys = new Set(wanted.map(({ action, reason }) => `${action} ${reason}`));
  const ways = waysToPlay(game.game);
  for (const [round, { seeds, moves, attempts }] of ROUNDS.entries()) {
    const isKnown = (key: string): boolean => met.has(key) || shown.has(key);
    if (wanted.every(({ action, reason }) => isKnown(`${action} ${reason}`))) break;
    for (let number = 1; number <= seeds; number++)
      for (const way of ways) {
        const seed = `reason ${way.players}+${way.imaginary} ${round + 1}.${number}`;
        lookThrough(interpreter, way, seed, moves, attempts, (reason, found) => {
          const key = `${found.attempt.action} ${reason}`;
          const before = met.get(key);
          if (keys.has(key) && (!before || before.moves.length > found.moves.length)) met.set(key, found);
        });
      }
  }
  return met;
}

/** Plays a random game and asks, at every stop, about random and nearly legal moves. */
function lookThrough(
  interpreter: Interpreter,
  way: Way,
  seed: string,
  most: number,
  attempts: number,
  note: (reason: string, met: Met) => void,
): void {
  const words = seeded(`${seed}/players`);
  const { players, imaginary, option } = way;
  const options = option ? { [option.name]: option.value } : {};
  let state = interpreter.start({ players, imaginary, options, seed });
  const moves: { player: number; text: string }[] = [];
  while (!state.over && moves.length < most) {
    const all = interpreter.moves(state, 'server');
    for (let times = 0; times < attempts; times++) {
      const move = madeUp(interpreter, state, all, words);
      const refusal = interpreter.explain(state, move);
      if (!refusal) continue;
      const text = interpreter.notation.write(state, move);
      const { player, action } = move;
      note(refusal.rule, { way, seed, moves: [...moves], attempt: { player, text, action } });
    }
    const player = pick(words, interpreter.toAct(state));
    const move = pick(
      words,
      all.filter((one) => one.player === player),
    );
    moves.push({ player, text: interpreter.notation.write(state, move) });
    state = interpreter.play(state, move);
  }
}

/** An action with any values, or a legal move with one choice changed, or a pass. */
function madeUp(interpreter: Interpreter, state: State, legal: readonly Move[], words: number[]): Move {
  const { program } = interpreter;
  const context = program.contextOf(state);
  const { seating } = context;
  const anyValue = (action: string, choice: string): Value => {
    const line = program.action(action).choices.find(({ name }) => name === choice)!;
    return randomValue(program, context, words, line, legal);
  };
  const kind = draw(words, 8);
  if (kind === 0) return { player: pick(words, seating.players), action: 'pass' };
  if (kind < 5) {
    const { player, action, choices = {} } = pick(words, legal);
    const names = Object.keys(choices);
    if (names.length > 0) {
      const name = pick(words, names);
      return { player, action, choices: { ...choices, [name]: anyValue(action, name) } };
    }
  }
  const action = pick(words, [...program.actions.keys()]);
  const { choices } = program.action(action);
  const values = Object.fromEntries(choices.map(({ name }) => [name, anyValue(action, name)]));
  const player = draw(words, 4) === 0 ? pick(words, seating.players) : pick(words, legal).player;
  return { player, action, choices: values };
}
