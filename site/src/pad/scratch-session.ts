import { SUPPLIED } from '../../../generated/runtime/chance-source.ts';
import { Fault } from '../../../generated/runtime/core.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { Invalid } from '../../../generated/runtime/errors.ts';
import type { Json, JsonObject } from '../../../generated/runtime/json.ts';
import { Machine } from '../../../generated/runtime/machine.ts';
import { Members, NAMED, ProtocolError, SITUATION } from '../../../generated/runtime/request.ts';
import { completed } from '../../../generated/runtime/setup.ts';
import { showResult, showScores, showState } from '../../../generated/runtime/show.ts';
import { ALL } from '../../../generated/runtime/sight.ts';
import { give, runScorings } from '../../../generated/runtime/situation.ts';
import type { State } from '../../../generated/runtime/state.ts';
import type { AnyGame, Result } from '../../../generated/runtime/types.ts';
import { readValue } from '../../../generated/runtime/values.ts';
import { PointExplainer, type Tracing } from '../../../generated/runtime/why.ts';
import type { Award, Decided } from '../../../generated/runtime/why-types.ts';
import type { Seen } from '../game/shown.ts';

/** A situation that is being filled in. It never changes; every edit gives a new one. */
export type Stand = State;

export interface ScratchSetup {
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

/** The fault that kept the rules from scoring this: `impossible`, `out-of-range`. */
export interface Failed {
  readonly fault: string;
}

/**
 * Sets up situations as the engine protocol does, but one edit at a time. A session of the protocol would start anew for each
 * edit and compute the digest of the whole state, which on a large board takes longer than all scorings together.
 */
export class ScratchSession {
  readonly data: GameData;
  readonly #machine: Machine;
  readonly #explainer: PointExplainer;

  constructor(
    data: GameData,
    tracing: Tracing,
    texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ) {
    this.data = data;
    this.#machine = new Machine(tracing.createCore(), data);
    const named = (id: string) =>
      Object.fromEntries(Object.entries(texts).map(([language, known]) => [language, known[id] ?? id]));
    this.#explainer = new PointExplainer(data, tracing, named);
  }

  /** A game before anything has happened. */
  begin({ players, imaginary, options }: ScratchSetup): Stand | Failed {
    return orFailed(() => {
      const setup = completed(this.data, this.#machine.codec, players, imaginary, options);
      return this.#machine.begin(setup, SUPPLIED, true);
    });
  }

  give(stand: Stand, given: readonly Given[]): Stand | Failed {
    const machine = this.#machine;
    const request = { given } as unknown as JsonObject;
    return orFailed(() =>
      machine.change(stand, (core) => give(machine, core, new Members(request, SITUATION))),
    );
  }

  read(stand: Stand): Seen {
    return showState(this.#machine, stand, ALL) as unknown as Seen;
  }

  /** A term, a field or a cell of a table, as the protocol's `value`; undefined where there is no such value. */
  value(stand: Stand, request: JsonObject): Json | undefined {
    const found = orFailed(() => ({ value: readValue(this.#machine, stand, new Members(request, NAMED)) }));
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
    return orFailed(() => {
      const before = machine.change(stand, (core) => give(machine, core, new Members(ended, SITUATION)));
      const after = run(machine, before);
      const awards = this.#explainer.during(before, machine.wordsOf(before), run);
      return {
        scores: showScores(machine, after) as unknown as Scored['scores'],
        awards,
        result: (showResult(machine, after) ?? undefined) as unknown as Scored['result'],
        winner: this.#explainer.why(after).winner,
      };
    });
  }

  /** The first `always` rule that does not hold here; undefined if all hold. */
  broken(stand: Stand): string | undefined {
    const found = orFailed(() => ({ rule: this.#machine.broken(stand) }));
    return 'rule' in found ? found.rule : undefined;
  }

  /** Only the points, as text to compare: quick enough to try many situations. */
  points(stand: Stand, scorings: readonly ScoringRun[]): string {
    const machine = this.#machine;
    const runs = { scorings } as unknown as JsonObject;
    const found = orFailed(() => {
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

/** Faults of the rules and refused input become a result; any other error is a bug, and is thrown on. */
function orFailed<T>(work: () => T): T | Failed {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Fault) return { fault: problem.code };
    if (problem instanceof ProtocolError || problem instanceof Invalid) return { fault: problem.about };
    throw problem;
  }
}
