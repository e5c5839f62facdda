import { Fault } from '../../../generated/runtime/core.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { Invalid } from '../../../generated/runtime/errors.ts';
import type { Json, JsonObject } from '../../../generated/runtime/json.ts';
import { Machine } from '../../../generated/runtime/machine.ts';
import { Members, NAMED, ProtocolError, SITUATION } from '../../../generated/runtime/request.ts';
import { completed } from '../../../generated/runtime/setup.ts';
import { ALL, showResult, showScores, showState } from '../../../generated/runtime/show.ts';
import { give, runScorings } from '../../../generated/runtime/situation.ts';
import type { State } from '../../../generated/runtime/state.ts';
import type { AnyGame, Award, Decided, Result } from '../../../generated/runtime/types.ts';
import { readValue } from '../../../generated/runtime/values.ts';
import { Teacher, type Teller } from '../../../generated/runtime/why.ts';
import type { Seen } from '../game/shown.ts';

/** A situation that is being filled in. It never changes; every edit gives a new one. */
export type Stand = State;

export interface DeskSetup {
  readonly players: number;
  readonly imaginary: number;
  readonly options: JsonObject;
}

/** A field that gets a value: of a seat (from 1), at its keys. */
export interface Given {
  readonly name: string;
  readonly keys?: readonly Json[];
  readonly of?: number;
  readonly value: Json;
}

export interface ScoringRun {
  readonly scoring: string;
  readonly args?: readonly Json[];
}

/** What the scorings gave. */
export interface Scored {
  readonly scores: Seen['scores'];
  readonly awards: readonly Award[];
  readonly result: Result<AnyGame> | undefined;
  readonly winner: Decided | undefined;
}

/** Why the rules cannot count this: `impossible`, `out-of-range`. */
export interface Failed {
  readonly fault: string;
}

/**
 * Situations as the engine protocol sets them up, but edit by edit: what is filled in stays where it is, and only the change is
 * given. A session would begin anew each time and work out the digest of the whole state, which on a large plot takes longer
 * than all scorings together.
 */
export class Desk {
  readonly data: GameData;
  readonly #machine: Machine;
  readonly #teacher: Teacher;

  constructor(
    data: GameData,
    teller: Teller,
    texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ) {
    this.data = data;
    this.#machine = new Machine(teller.createCore(), data);
    const named = (id: string) =>
      Object.fromEntries(Object.entries(texts).map(([language, known]) => [language, known[id] ?? id]));
    this.#teacher = new Teacher(data, teller, named);
  }

  /** A game of which nothing has been played; undefined where it cannot be played so. */
  begin({ players, imaginary, options }: DeskSetup): Stand | Failed {
    return told(() => {
      const setup = completed(this.data, this.#machine.codec, players, imaginary, options);
      return this.#machine.begin(setup, undefined, true);
    });
  }

  give(stand: Stand, given: readonly Given[]): Stand | Failed {
    const machine = this.#machine;
    const request = { given } as unknown as JsonObject;
    return told(() => machine.change(stand, (core) => give(machine, core, new Members(request, SITUATION))));
  }

  read(stand: Stand): Seen {
    return showState(this.#machine, stand, ALL) as unknown as Seen;
  }

  /** A term, a field, a cell of a table, as the protocol's `value`; undefined where that cannot be told. */
  value(stand: Stand, request: JsonObject): Json | undefined {
    const found = told(() => ({ value: readValue(this.#machine, stand, new Members(request, NAMED)) }));
    return 'value' in found ? found.value : undefined;
  }

  /** Runs the scorings at the end of the game, on top of points from before. */
  score(
    stand: Stand,
    scorings: readonly ScoringRun[],
    points: readonly { readonly scoring: string; readonly of: number; readonly value: number }[] = [],
  ): Scored | Failed {
    const machine = this.#machine;
    const ended = { points, at: 'end' } as unknown as JsonObject;
    const runs = { scorings } as unknown as JsonObject;
    const run = (on: Machine, from: Stand) =>
      on.change(from, (core) => runScorings(on, core, new Members(runs, ['scorings'])));
    return told(() => {
      const before = machine.change(stand, (core) => give(machine, core, new Members(ended, SITUATION)));
      const after = run(machine, before);
      const awards = this.#teacher.during(before, machine.wordsOf(before), run);
      return {
        scores: showScores(machine, after) as unknown as Scored['scores'],
        awards,
        result: (showResult(machine, after) ?? undefined) as unknown as Scored['result'],
        winner: this.#teacher.why(after).winner,
      };
    });
  }

  /** The first rule about what is always so that does not hold here; undefined: all hold. */
  broken(stand: Stand): string | undefined {
    const found = told(() => ({ rule: this.#machine.broken(stand) }));
    return 'rule' in found ? found.rule : undefined;
  }

  /** Points alone, without reasons: for trying many. */
  points(stand: Stand, scorings: readonly ScoringRun[]): string {
    const machine = this.#machine;
    const runs = { scorings } as unknown as JsonObject;
    const found = told(() => {
      const after = machine.change(stand, (core) => {
        core.end();
        runScorings(machine, core, new Members(runs, ['scorings']));
      });
      return JSON.stringify([showScores(machine, after), showResult(machine, after)]);
    });
    return typeof found === 'string' ? found : found.fault;
  }
}

export function isFailed(found: object): found is Failed {
  return 'fault' in found;
}

/** What the rules refuse is told by a word; anything else is a mistake of ours, and must not stay hidden. */
function told<T>(work: () => T): T | Failed {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Fault) return { fault: problem.code };
    if (problem instanceof ProtocolError || problem instanceof Invalid) return { fault: problem.about };
    throw problem;
  }
}
