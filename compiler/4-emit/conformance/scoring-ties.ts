import type { RankModel, Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import { asList } from '../../2-model/values.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Scoring } from '../../3-ir/ir.ts';
import { ranksOf } from '../../3-ir/walk.ts';
import type { Interpreter, State } from '../../interpret/index.ts';
import type { Codec } from '../../protocol/codec.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { isClosed } from './mentions.ts';
import { RankingArranger } from './rankings.ts';
import { Recorder } from './recorder.ts';
import { measuresOf, patterns, tiesIn } from './tie-patterns.ts';
import { nameOf, setupFor, usualFirst, type Way, waysToPlay } from './ways.ts';

interface Found {
  readonly dialogues: Dialogue[];
  readonly uncovered: { rule: string; why: string }[];
}

/** The measure, where it is a number that a seat has of its own. */
interface OwnNumber {
  readonly name: string;
  readonly owner: 'seat' | 'player' | 'table';
  readonly from: number;
  readonly to: number;
  /** Its one key is the value that the scoring is run for. */
  readonly keyed: boolean;
}

/** Of an argument with more values than this, only the first and the last are asked about. */
const MANY_ARGUMENTS = 12;

/** Ties at every place in every scoring that ranks, for all its arguments. */
export function scoringTies(
  game: CompiledGame,
  interpreter: Interpreter,
  codec: Codec,
  recorder: Recorder,
): Found {
  const maker = new ScoringTieMaker(game, interpreter, codec, recorder);
  for (const scoring of game.game.scorings) maker.scoring(scoring);
  return maker.found;
}

class ScoringTieMaker {
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

  scoring(scoring: Scoring): void {
    const { each, routine } = scoring;
    for (const rank of ranksOf(routine)) {
      const number = this.#ownNumber(rank, each);
      if (number && routine.params.length === 0 && measuresOf(rank).length === 1)
        this.#rankByNumber(scoring, rank, number);
      else this.#rankBySearch(scoring, rank);
    }
  }

  // ---- measured by a number of the seat's own: it is given as it is

  #rankByNumber(scoring: Scoring, rank: RankModel, { name, owner, from, to, keyed }: OwnNumber): void {
    const { forEach } = scoring;
    const keys = keyed ? this.#valuesOf(forEach).map((key) => this.#codec.write(forEach, key)) : [undefined];
    const known = new Set<number>();
    for (const way of usualFirst(waysToPlay(this.#game.game))) {
      const { players, imaginary } = way;
      const seats = owner === 'player' ? players : players + imaginary;
      if (way.option || seats < 2 || known.has(seats)) continue;
      known.add(seats);
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
          this.#score(scoring, [[]], way, given, String(pattern), outcomes);
        }
      this.#finish(scoring, way);
    }
  }

  /** The field of the ranked seat that is the measure, if it is a number with no other key than the scoring has. */
  #ownNumber({ local, by }: RankModel, each: string): OwnNumber | undefined {
    const { value } = by;
    if (value.op !== 'field' || value.of?.op !== 'local' || value.of.local !== local) return undefined;
    const [key, ...others] = value.keys;
    if (others.length > 0 || (key && (key.op !== 'local' || key.local !== each))) return undefined;
    const { name, owner, type } = this.#game.game.fields.find((one) => one.name === value.field)!;
    if (type.is !== 'number') return undefined;
    return { name, owner, from: type.from, to: type.to, keyed: key !== undefined };
  }

  // ---- measured by anything else: a situation is searched

  #rankBySearch(scoring: Scoring, rank: RankModel): void {
    const { name, each, routine } = scoring;
    const measured = measuresOf(rank).map(({ value }) => value);
    if (!measured.every((value) => isClosed(value, [each, ...routine.params, rank.local]))) {
      this.#leaveOut(name, 'ranks by what its script works out on the way');
      return;
    }
    const all = this.#argumentsOf(scoring);
    // Where no argument changes what is measured, one situation serves for all of them.
    const isAlike = measured.every((value) => isClosed(value, [each, rank.local]));
    const groups = isAlike ? [all] : all.map((args) => [args]);
    const missing = new Set<string>();
    const known = new Set<string>();
    for (const way of usualFirst(waysToPlay(this.#game.game))) {
      const { players, imaginary } = way;
      const blank = this.#interpreter.blank({ players, imaginary });
      const seats = asList(this.#interpreter.evaluate(blank, rank.in)).length;
      const table = `${seats} ${imaginary > 0}`;
      if (way.option || seats < 2 || known.has(table)) continue;
      known.add(table);
      for (const args of groups)
        for (const tie of this.#search(scoring, rank, args, way, blank)) missing.add(`${tie} of ${seats}`);
      this.#finish(scoring, way);
    }
    if (missing.size > 0)
      this.#leaveOut(
        name,
        `no situation was found in which these numbers are tied, there may be too few pieces: ${[...missing].join(', ')}`,
      );
  }

  /**
   * Every pattern with as many who take a place as there can be, and with fewer where that makes a difference. Tells
   * which ties were not found.
   */
  #search(scoring: Scoring, rank: RankModel, args: Arguments, way: Way, blank: State): string[] {
    const arrangers = this.#valuesOf(scoring.forEach).map(
      (value) => new RankingArranger(this.#interpreter, this.#codec, scoring, rank, value, args[0]!),
    );
    const { most } = rank.by;
    const all = patterns(arrangers[0]!.seats(blank).length);
    const outcomes = new Set<string>();
    const arranged = new Set<string>();
    const met = new Set<string>();
    for (const [index, pattern] of all.entries())
      for (let top = most ? Math.max(...pattern) + 1 : 1; top > 0; top--) {
        // Not for the same value each time; but of one there may be too few pieces.
        const first = (index + top) % arrangers.length;
        for (const arranger of [...arrangers.slice(first), ...arrangers.slice(0, first)]) {
          const wanted = arranger.wanted(blank, pattern, top);
          if (arranged.has(String(wanted))) break;
          const found = arranger.arrange(blank, wanted);
          if (found.length === 0) continue;
          arranged.add(String(wanted));
          const told = found.filter(({ given }, rules) =>
            this.#score(scoring, args, way, [...given.values()], `${pattern} ${rules}`, outcomes),
          );
          if (told.length > 0) for (const tie of tiesIn(wanted, most, arranger.least(blank))) met.add(tie);
          break;
        }
      }
    const wanted = all.flatMap((pattern) => tiesIn(pattern, false));
    return wanted.filter((tie) => !met.has(tie));
  }

  /** All that a scoring can be told: every value of a kind, the numbers of a small range. */
  #argumentsOf({ routine }: Scoring): Value[][] {
    const types = new Map(routine.locals.map((local) => [local.name, local.type]));
    let all: Value[][] = [[]];
    for (const param of routine.params) {
      const values = this.#valuesOf(types.get(param)!);
      const few = values.length > MANY_ARGUMENTS ? [values[0]!, values.at(-1)!] : values;
      all = all.flatMap((args) => few.map((value) => [...args, value]));
    }
    return all;
  }

  // ---- both

  /** Runs the scoring, if that is worth its lines: not if nobody else gets points than before for the same pattern. */
  #score(
    { name, routine }: Scoring,
    all: Arguments,
    way: Way,
    given: readonly JsonObject[],
    pattern: string,
    outcomes: Set<string>,
  ): boolean {
    const types = new Map(routine.locals.map((local) => [local.name, local.type]));
    const write = (type: Type, value: Value) => this.#codec.write(type, value);
    const situation = { do: 'situation', ...setupFor(this.#game.id, way, write), given };
    const scores = all.map((args) => {
      const values = args.map((value, index) => write(types.get(routine.params[index]!)!, value));
      return { do: 'score', scorings: [{ scoring: name, ...(values.length > 0 ? { args: values } : {}) }] };
    });
    const trial = this.#trial;
    trial.tell(situation);
    const signs = scores.map((score) => {
      const before = trial.interpreter.score(trial.state);
      trial.tell(score);
      return trial.interpreter
        .score(trial.state)
        .map(({ total }, seat) => Math.sign(total - before[seat]!.total));
    });
    trial.giveUp();
    const outcome = JSON.stringify([pattern, signs]);
    if (outcomes.has(outcome)) return false;
    outcomes.add(outcome);
    for (const request of [situation, ...scores]) this.#recorder.tell(request);
    return true;
  }

  #finish({ name }: Scoring, way: Way): void {
    const id = `tie-${name}-${nameOf(way)}`;
    this.found.dialogues.push(this.#recorder.finish(id, 'tie', [`scoring-${name}`]));
  }

  #leaveOut(scoring: string, why: string): void {
    this.found.uncovered.push({ rule: `scoring-${scoring}`, why });
  }

  #valuesOf(type: Type): readonly Value[] {
    const { program } = this.#interpreter;
    const { seating } = program.contextOf(this.#interpreter.blank({ players: this.#game.game.players.to }));
    return program.board.domain(type, seating);
  }
}

/** Arguments of a scoring; several, if it is run with one after the other. */
type Arguments = readonly (readonly Value[])[];
