import { parseBlock } from '../1-syntax/parse.ts';
import { cleanText } from '../1-syntax/text.ts';
import { elaborate } from '../2-model/elaborate.ts';
import type { Environment } from '../2-model/environment.ts';
import type { Expr } from '../2-model/model.ts';
import { Scope } from '../2-model/scope.ts';
import { present, type Type } from '../2-model/types.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { asFault, createInterpreter, type Interpreter, type Meter, type State } from '../interpret/index.ts';
import type { Code } from '../problems/messages/index.ts';
import type { Place, Problems } from '../problems/problem.ts';
import { Codec } from '../protocol/codec.ts';
import { canonical, type Json } from '../runtime/json.ts';
import { nounForms, pluralForms } from './nouns.ts';
import type { Worded } from './page.ts';

/** What an expression of a rulebook comes to; `byPlayers` where the number of players makes a difference. */
export interface WorkedOut {
  readonly type: Type;
  readonly value: Json;
  readonly byPlayers?: readonly { readonly players: number; readonly value: Json }[];
}

/** An expression is read as the value of a term, so that it means what it would mean there. */
const BEFORE = 'term rulebook-value = ';

/** Works out the expressions of a rulebook in one game or variant. */
export class ValueReader {
  readonly #env: Environment;
  readonly #problems: Problems;
  readonly #game: CompiledGame;
  readonly #meter: Meter;
  readonly #known = new Map<string, WorkedOut | undefined>();
  #table: { interpreter: Interpreter; codec: Codec; states: readonly State[] } | undefined;

  /** What working out takes is counted on the meter, which all games of a folder share. */
  constructor(env: Environment, game: CompiledGame, problems: Problems, meter: Meter) {
    this.#env = env;
    this.#meter = meter;
    this.#game = game;
    this.#problems = problems;
  }

  /** By expression: what it comes to. */
  get known(): ReadonlyMap<string, WorkedOut> {
    return new Map([...this.#known].flatMap(([text, value]) => (value ? [[text, value] as const] : [])));
  }

  /** Tells what is wrong with an expression, and with how it is to be said, at each place where it stands. */
  read(worded: Worded, besides: ReadonlyMap<string, Worded>, language: string): void {
    if (!this.#known.get(worded.text)) {
      const expr = this.#expression(worded);
      this.#known.set(worded.text, expr && this.#workOut(expr, worded.at));
    }
    const found = this.#known.get(worded.text);
    const [noun, players] = [besides.get('noun'), besides.get('players')];
    const { from, to } = this.#game.game.players;
    if (
      players &&
      !(/^\d+$/.test(players.text) && Number(players.text) >= from && Number(players.text) <= to)
    )
      this.#problems.error('value-attribute', players.at, { odd: players.text });
    if (!noun || !found) return;
    const forms = nounForms(noun.text);
    const isRead = forms.length === pluralForms(language).length && forms.every((form) => form !== '');
    if (!isRead || found.type.is !== 'number')
      this.#problems.error('value-attribute', noun.at, { odd: noun.text });
  }

  #expression({ text, at }: Worded): Expr | undefined {
    let sound = true;
    const report = (
      code: Code,
      start: number,
      end: number,
      data: Readonly<Record<string, string | number>> = {},
    ) => {
      sound = false;
      this.#problems.error(code, within(at, at.start + start, at.start + end), data);
    };
    const clean = cleanText(text, report);
    if (!sound) return undefined;
    const { tree, problems } = parseBlock(BEFORE + clean);
    for (const { code, start, end, data } of problems)
      report(code as Code, start - BEFORE.length, end - BEFORE.length, data);
    if (tree?.is !== 'term' || !tree.otherwise || !sound) return undefined;
    const placed = { file: at.file, offset: at.start - BEFORE.length, tree };
    const { list } = this.#env.problems;
    const before = list.length;
    const expr = elaborate({ env: this.#env, placed }, new Scope(), tree.otherwise);
    // What is wrong with it is no fault of the game.
    const found = list.splice(before);
    this.#problems.list.push(
      ...found.map((problem) => ({ ...problem, at: within(at, problem.at.start, problem.at.end) })),
    );
    return found.length === 0 && present(expr.type).is !== 'unknown' ? expr : undefined;
  }

  #workOut(expr: Expr, at: Place): WorkedOut | undefined {
    try {
      const { interpreter, codec, states } = this.#seated();
      const all = states.map((state) => codec.write(expr.type, interpreter.evaluate(state, expr)));
      const [value = null] = all;
      const { from } = this.#game.game.players;
      const isAlike = all.every((other) => canonical(other) === canonical(value));
      return {
        type: expr.type,
        value,
        ...(isAlike ? {} : { byPlayers: all.map((one, index) => ({ players: from + index, value: one })) }),
      };
    } catch (error) {
      const { code, about } = asFault(error);
      this.#problems.error('value-without-result', at, { fault: code, about, game: this.#game.id });
      return undefined;
    }
  }

  /** The game for each number of players, before anything has been played. */
  #seated() {
    if (this.#table) return this.#table;
    const interpreter = createInterpreter(this.#game.game, this.#meter);
    const { from, to } = this.#game.game.players;
    const states = Array.from({ length: to - from + 1 }, (_, index) =>
      interpreter.blank({ players: from + index }),
    );
    this.#table = { interpreter, codec: new Codec(interpreter), states };
    return this.#table;
  }
}

/** A place inside of another. */
function within({ file, start: from, end: to }: Place, start: number, end: number): Place {
  const first = Math.max(from, Math.min(start, to));
  return { file, start: first, end: Math.max(first, Math.min(end, to)) };
}
