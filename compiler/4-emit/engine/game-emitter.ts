import type { Action, Game, Local } from '../../3-ir/ir.ts';
import { choicesOf, localOf } from '../../3-ir/walk.ts';
import { code, type Operand } from '../code/build.ts';
import type { Name } from '../code/tree.ts';
import { returned } from './collections/questions.ts';
import * as streams from './collections/streams.ts';
import type { Bind, Emitter, Streams, Tracing, Writer } from './emitter.ts';
import { value } from './expressions.ts';
import { Facts } from './facts.ts';
import { Gen } from './gen.ts';
import type { RoutineFrame } from './machine/frames.ts';
import { Machine } from './machine/machine.ts';
import { takesBack } from './moves/trials.ts';
import { Secrets } from './secrets.ts';
import { winnerRanking } from './statements/ranks.ts';
import { writeStep } from './statements/statements.ts';
import { alwaysGives } from './values/tables.ts';
import { knownCell } from './values/things.ts';

/** The reasons that every engine has besides those of its rules. */
export const COMMON_REASONS = [
  'game-over',
  'not-now',
  'not-your-turn',
  'must-choose',
  'no-such-move',
  'fault',
] as const;

/** The emitter of a game: its parts, put together. */
export class GameEmitter implements Emitter {
  readonly gen: Gen;
  readonly facts: Facts;
  readonly secrets: Secrets;
  readonly streams: Streams = streams;
  readonly machine: Machine;
  readonly tracing: Tracing | undefined = undefined;
  readonly value: Emitter['value'] = value;
  readonly returned: Emitter['returned'] = returned;
  readonly step: Emitter['step'] = writeStep;
  readonly winner: Emitter['winner'] = () => winnerRanking(this);
  readonly reasons: readonly string[];
  /** The sentence of each declaration, by `phase mark` and the like. */
  readonly #sentences: ReadonlyMap<string, string>;
  mostCodes = 1;

  constructor(game: Game, sentences: ReadonlyMap<string, string>) {
    this.gen = new Gen(game);
    this.facts = new Facts(game);
    this.facts.alwaysGives = (expr) =>
      expr.op === 'cell' ? knownCell(this, expr) !== undefined : alwaysGives(this, expr);
    this.secrets = new Secrets(game, this.facts);
    this.#sentences = sentences;
    const choices = game.actions.flatMap((action) => choicesOf(action).map(({ reason }) => reason));
    this.reasons = [...new Set([...game.reasons, ...choices]), ...COMMON_REASONS];
    this.machine = new Machine(this);
  }

  action(name: string): Action {
    return this.gen.game.actions.find((one) => one.name === name)!;
  }

  get mayTry(): boolean {
    return this.gen.game.actions.some((action) => action.tries && !takesBack(this, action));
  }

  enter(w: Writer, action: Action, names: readonly string[]): RoutineFrame {
    const frame = this.machine.effect(action);
    this.machine.frames.passNames(w, frame, names);
    return frame;
  }

  reason(name: string): Name {
    return this.gen.layout.meaning('reason', name, this.reasons.indexOf(name));
  }

  actionNumber(action: Action): Name {
    return this.gen.layout.meaning('action', action.name, this.gen.game.actions.indexOf(action));
  }

  noteSecrets(w: Writer): void {
    if (!this.tracing) w.code`m[USED_SECRETS] = 1;`;
  }

  listAt(list: Operand, local: Local): Bind {
    return { list: code(list), extent: this.gen.bounds.ofLocal(local) };
  }

  chosenAt(list: Operand, { effect }: Action, choice: string): Bind {
    return this.listAt(list, localOf(effect, choice));
  }

  mostChosen({ effect }: Action, choice: string): number {
    return this.gen.bounds.ofLocal(localOf(effect, choice)).most;
  }

  get hasWideCodes(): boolean {
    return this.mostCodes >= 2 ** 31;
  }

  doc(what: string, name: string): { doc?: string } {
    const sentence = this.#sentences.get(`${what} ${name}`.trim());
    if (!sentence) return {};
    const lines = sentence.split('\n');
    return { doc: lines.length === 1 ? `\`${lines[0]}\`` : lines.map((line) => `    ${line}`).join('\n') };
  }
}
