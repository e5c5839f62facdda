import type { MeasureModel, RankModel, Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import type { Scoring } from '../../3-ir/ir.ts';
import type { CompiledGame } from '../../compile.ts';
import { createInterpreter, type Interpreter, type State } from '../../interpret/index.ts';
import { asList } from '../../interpret/values.ts';
import { Codec } from '../../protocol/codec.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { Json, JsonObject } from '../../protocol/json.ts';
import { collectProfiles, type Profiles } from './profiles.ts';
import { Recorder } from './recorder.ts';
import { type Pattern, patterns } from './tie-patterns.ts';
import { nameOf, setupFor, type Way, waysToPlay } from './ways.ts';

interface Found {
  readonly dialogues: Dialogue[];
  readonly uncovered: { rule: string; why: string }[];
}

/** A table at which so many are ranked. */
interface Setting {
  readonly way: Way;
  readonly setup: JsonObject;
  readonly blank: State;
}

/** Ties at every place: in the ranking at the end, and in every scoring that ranks by a number of the seat's own. */
export function tieDialogues(game: CompiledGame): Found {
  const recorder = new Recorder(game);
  const interpreter = createInterpreter(game.game);
  const codec = new Codec(interpreter);
  const maker = new TieMaker(game, interpreter, codec, recorder);
  maker.winner();
  for (const scoring of game.game.scorings) maker.scoring(scoring);
  for (const { name, blocks } of game.game.routines)
    if (blocks.some(({ end }) => end.end === 'rank'))
      maker.leaveOut(`phase-${name}`, 'ranks inside a phase: worked examples and games show it');
  return maker.found;
}

class TieMaker {
  readonly found: Found = { dialogues: [], uncovered: [] };
  readonly #game: CompiledGame;
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  readonly #recorder: Recorder;
  /** To try what is not recorded. */
  readonly #trial: Recorder;

  constructor(game: CompiledGame, interpreter: Interpreter, codec: Codec, recorder: Recorder) {
    this.#game = game;
    this.#interpreter = interpreter;
    this.#codec = codec;
    this.#recorder = recorder;
    this.#trial = new Recorder(game);
  }

  leaveOut(rule: string, why: string): void {
    this.found.uncovered.push({ rule, why });
  }

  // ---- the ranking at the end

  winner(): void {
    const { rank } = this.#game.game.winner;
    const measures = measuresOf(rank);
    const [first] = measures;
    const [scoring] = this.#game.game.scorings;
    if (first?.value.op !== 'points' || first.value.scoring !== undefined || !scoring) {
      this.leaveOut('winner', 'is not measured by points');
      return;
    }
    for (const setting of this.#settings(rank)) {
      const seats = asList(this.#among(setting.blank, rank)) as readonly number[];
      for (const pattern of patterns(seats.length)) {
        const points = pattern.map((level, index) =>
          this.#points(scoring.name, seats[index]!, first.most ? 40 - 3 * level : 10 + 3 * level),
        );
        this.#atTheEnd(setting, { points });
      }
      measures.slice(1).forEach((measure, index) => {
        this.#tieBreak(setting, rank, seats, measure, index + 1, scoring.name);
      });
      const rules = ['winner', ...rank.ties.map((_, index) => `winner.tie-${index + 1}`)];
      this.found.dialogues.push(this.#recorder.finish(`tie-winner-${nameOf(setting.way)}`, 'tie', rules));
    }
  }

  /** Everybody has as many points; what the tie rule measures decides, with what seats had in random games. */
  #tieBreak(
    setting: Setting,
    rank: RankModel,
    seats: readonly number[],
    measure: MeasureModel,
    tie: number,
    scoring: string,
  ): void {
    const profiles = collectProfiles(this.#interpreter, this.#codec, setting.way, rank, measure);
    const values = [...profiles.keys()].sort((a, b) => (measure.most ? b - a : a - b)).slice(-seats.length);
    if (values.length < seats.length) {
      const rule = `winner.tie-${tie}`;
      const why = 'random games gave no values for its measure that can be put on the table';
      if (!this.found.uncovered.some((one) => one.rule === rule)) this.leaveOut(rule, why);
      return;
    }
    const equal = seats.map((seat) => this.#points(scoring, seat, 20));
    for (const pattern of patterns(seats.length))
      this.#atTheEnd(setting, { given: givenFor(profiles, values, seats, pattern), points: equal });
  }

  #atTheEnd({ setup }: Setting, members: JsonObject): void {
    this.#recorder.tell({ do: 'situation', ...setup, ...members, at: 'end' });
    this.#recorder.tell({ do: 'result' });
    this.#recorder.tell({ do: 'value', name: 'winners' });
  }

  #points(scoring: string, seat: number, value: number): JsonObject {
    return { scoring, of: seat + 1, value };
  }

  /** Tables with two or more who are ranked, one for each number of them. */
  #settings(rank: RankModel): Setting[] {
    const known = new Set<number>();
    return usualFirst(waysToPlay(this.#game.game)).flatMap((way) => {
      const { players, imaginary, option } = way;
      const options = option ? { [option.name]: option.value } : {};
      const blank = this.#interpreter.blank({ players, imaginary, options });
      const count = asList(this.#among(blank, rank)).length;
      if (count < 2 || known.has(count)) return [];
      known.add(count);
      const setup = setupFor(this.#game.id, way, (type, value) => this.#codec.write(type, value));
      return [{ way, setup, blank }];
    });
  }

  #among(state: State, { local, in: all, where }: RankModel): Value {
    const type = all.type;
    if (!where || mentionsOther(where, local)) return this.#interpreter.evaluate(state, all);
    return this.#interpreter.evaluate(state, { op: 'all', bound: { local, in: all }, where, type });
  }

  // ---- rankings in scorings

  scoring(scoring: Scoring): void {
    const { name, each, routine } = scoring;
    for (const { end } of routine.blocks) {
      if (end.end !== 'rank') continue;
      const rule = `scoring-${name}`;
      const measured = settable(end.rank, each);
      if (!measured) this.leaveOut(rule, 'ranks by what is no plain number of the seat');
      else if (routine.params.length > 0) this.leaveOut(rule, 'has arguments');
      else this.#rankByField(scoring, end.rank, measured);
    }
  }

  #rankByField(scoring: Scoring, rank: RankModel, { field: name, keyed }: Measured): void {
    const field = this.#game.game.fields.find((one) => one.name === name)!;
    if (field.type.is !== 'number') {
      this.leaveOut(`scoring-${scoring.name}`, 'ranks by what is no plain number of the seat');
      return;
    }
    const { from, to } = field.type;
    const known = new Set<number>();
    for (const way of usualFirst(waysToPlay(this.#game.game))) {
      const { players, imaginary } = way;
      const seats = field.owner === 'player' ? players : players + imaginary;
      if (way.option || seats < 2 || known.has(seats)) continue;
      known.add(seats);
      const setup = setupFor(this.#game.id, way, (type, value) => this.#codec.write(type, value));
      const keys = keyed ? this.#keysOf(scoring.forEach) : [undefined];
      const outcomes = new Set<string>();
      for (const [index, pattern] of patterns(seats).entries())
        for (let shift = 0; shift <= to - from - Math.max(...pattern); shift++) {
          const key = keys[(index + shift) % keys.length];
          const given = pattern.map((level, seat) => ({
            name,
            ...(key === undefined ? {} : { keys: [key] }),
            of: seat + 1,
            value: rank.by.most ? to - shift - level : from + shift + level,
          }));
          this.#scored(scoring.name, { do: 'situation', ...setup, given }, pattern, outcomes);
        }
      const id = `tie-${scoring.name}-${nameOf(way)}`;
      this.found.dialogues.push(this.#recorder.finish(id, 'tie', [`scoring-${scoring.name}`]));
    }
  }

  /** Runs the scoring; what gives no other points than before for the same pattern is not worth a line. */
  #scored(scoring: string, situation: JsonObject, pattern: Pattern, outcomes: Set<string>): void {
    const trial = this.#trial;
    trial.tell(situation);
    trial.tell({ do: 'score', scorings: [{ scoring }] });
    trial.giveUp();
    const points = trial.interpreter.score(trial.state).map(({ total }) => total);
    const outcome = JSON.stringify([pattern, points.map((total) => Math.sign(total))]);
    if (outcomes.has(outcome)) return;
    outcomes.add(outcome);
    this.#recorder.tell(situation);
    this.#recorder.tell({ do: 'score', scorings: [{ scoring }] });
  }

  #keysOf(type: Type): Json[] {
    const { program } = this.#interpreter;
    const { seating } = program.scene(this.#interpreter.blank({ players: this.#game.game.players.to }));
    return program.board.domain(type, seating).map((value) => this.#codec.write(type, value));
  }
}

/** Many players before imaginary ones, options as they are before options that are changed. */
function usualFirst(ways: readonly Way[]): Way[] {
  return [...ways.filter((way) => !way.option).toReversed(), ...ways.filter((way) => way.option)];
}

function measuresOf({ by, ties }: RankModel): MeasureModel[] {
  return [by, ...ties.flatMap((tie) => (tie.is === 'measure' ? [tie.measure] : []))];
}

/** What each seat gets so that its measure is that of its level. */
function givenFor(
  profiles: Profiles,
  values: readonly number[],
  seats: readonly number[],
  pattern: Pattern,
): JsonObject[] {
  return seats.flatMap((seat, index) =>
    profiles.get(values[pattern[index]!]!)!.map((item) => ({ ...item, of: seat + 1 })),
  );
}

interface Measured {
  readonly field: string;
  /** Its one key is the value that the scoring is run for. */
  readonly keyed: boolean;
}

/** The field of the ranked seat that is the measure, if it is one. */
function settable({ local, by }: RankModel, each: string): Measured | undefined {
  const { value } = by;
  if (value.op !== 'field' || value.of?.op !== 'local' || value.of.local !== local) return undefined;
  const [key, ...others] = value.keys;
  if (others.length > 0 || (key && (key.op !== 'local' || key.local !== each))) return undefined;
  return { field: value.field, keyed: key !== undefined };
}

/** Whether a condition names a local besides this one. */
function mentionsOther(tree: unknown, local: string): boolean {
  if (Array.isArray(tree)) return tree.some((item) => mentionsOther(item, local));
  if (typeof tree !== 'object' || tree === null) return false;
  const { op, local: name } = tree as { op?: unknown; local?: unknown };
  if (op === 'local' && name !== local) return true;
  return Object.values(tree).some((part) => mentionsOther(part, local));
}
