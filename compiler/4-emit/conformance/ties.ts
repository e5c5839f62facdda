import type { MeasureModel, RankModel, Value } from '../../2-model/model.ts';
import { asList } from '../../2-model/values.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { ranksOf } from '../../3-ir/walk.ts';
import { createInterpreter, type Interpreter, type State } from '../../interpret/index.ts';
import { Codec } from '../../protocol/codec.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { collectProfiles, type Profiles } from './profiles.ts';
import { Recorder } from './recorder.ts';
import { scoringTies } from './scoring-ties.ts';
import { measuresOf, type Pattern, patterns } from './tie-patterns.ts';
import { nameOf, setupFor, usualFirst, type Way, waysToPlay } from './ways.ts';

interface Found {
  readonly dialogues: Dialogue[];
  readonly uncovered: { rule: string; why: string }[];
}

/** A table at which a given number of seats are ranked. */
interface Setting {
  readonly way: Way;
  readonly setup: JsonObject;
  readonly blank: State;
}

/** Ties at every place: in the ranking at the end, and in every scoring that ranks. */
export function tieDialogues(game: CompiledGame): Found {
  const recorder = new Recorder(game);
  const interpreter = createInterpreter(game.game);
  const codec = new Codec(interpreter);
  const maker = new TieMaker(game, interpreter, codec, recorder);
  maker.winner();
  for (const routine of game.game.routines)
    if (ranksOf(routine).length > 0)
      maker.leaveOut(`phase-${routine.name}`, 'ranks inside a phase: worked examples and games show it');
  const scorings = scoringTies(game, interpreter, codec, recorder);
  return {
    dialogues: [...maker.found.dialogues, ...scorings.dialogues],
    uncovered: [...scorings.uncovered, ...maker.found.uncovered],
  };
}

class TieMaker {
  readonly found: Found = { dialogues: [], uncovered: [] };
  readonly #game: CompiledGame;
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  readonly #recorder: Recorder;

  constructor(game: CompiledGame, interpreter: Interpreter, codec: Codec, recorder: Recorder) {
    this.#game = game;
    this.#interpreter = interpreter;
    this.#codec = codec;
    this.#recorder = recorder;
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

/** Whether a condition names a local besides this one. */
function mentionsOther(tree: unknown, local: string): boolean {
  if (Array.isArray(tree)) return tree.some((item) => mentionsOther(item, local));
  if (typeof tree !== 'object' || tree === null) return false;
  const { op, local: name } = tree as { op?: unknown; local?: unknown };
  if (op === 'local' && name !== local) return true;
  return Object.values(tree).some((part) => mentionsOther(part, local));
}
