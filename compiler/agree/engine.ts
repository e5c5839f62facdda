import type { ChanceSource } from '../runtime/chance-source.ts';
import type { Core } from '../runtime/core.ts';
import type { FieldData, GameData, OfferData } from '../runtime/data.ts';
import type { Fields } from '../runtime/fields.ts';
import type { Json, JsonObject } from '../runtime/json.ts';
import type { Event, Reason } from '../runtime/machine.ts';
import type { Move } from '../runtime/moves.ts';
import type { Asked } from '../runtime/notation.ts';
import type { Members } from '../runtime/request.ts';
import type { Setup, State } from '../runtime/state.ts';

/** What is needed of a generated engine to play it beside the interpreter: the runtime's machine and what it shows. */
export interface EngineMachine {
  readonly core: Core;
  readonly data: GameData;
  readonly fields: Fields;
  enter(state: State): Core;
  begin(setup: Setup, chance: ChanceSource): State;
  toAct(state: State): readonly number[];
  moves(state: State, player: number): Move[];
  play(state: State, move: unknown, player: number): State | Reason;
  read(state: State, move: unknown, player: number): Asked | undefined;
  refusal(state: State, asked: Asked): Reason | undefined;
  event(state: State): Event | undefined;
  broken(state: State): string | undefined;
  change(state: State, work: (core: Core) => void): State;
}

/** The functions of the generated runtime that are asked. */
export interface EngineRuntime {
  readonly Machine: new (core: Core, data: GameData) => EngineMachine;
  showState(machine: EngineMachine, state: State, seat: number): JsonObject;
  showField(machine: EngineMachine, state: State, field: FieldData, seat: number): Json;
  showScores(machine: EngineMachine, state: State): Json[];
  showResult(machine: EngineMachine, state: State): Json;
  showChance(machine: EngineMachine, state: State): Json;
  stateDigest(machine: EngineMachine, state: State): string;
  supplied(machine: EngineMachine, state: State, outcome: unknown): State | Reason;
  encode(core: Core, offer: OfferData, values: readonly (number | readonly number[])[]): number;
  readonly Members: new (json: JsonObject, known: readonly string[]) => Members;
  give(machine: EngineMachine, core: Core, request: Members): void;
  writeMove(machine: EngineMachine, move: Move): string;
  wasmModule(bytes: Uint8Array): object;
  createWasmCore(module: object, watch: undefined, sets: Core['sets']): Core;
}

export interface GeneratedEngine {
  readonly data: GameData;
  readonly createCore: () => Core;
  /** The core in WebAssembly, where there is one; sets have the same numbers in it as in the other. */
  readonly createTwin?: (core: Core) => Core;
  readonly runtime: EngineRuntime;
}

/** The engine from its modules, however they were loaded: each is an object of what it exports. */
export function engineFrom(modules: {
  readonly core: object;
  readonly data: object;
  readonly runtime: readonly object[];
  /** The bytes of `core.wasm`. */
  readonly wasm?: Uint8Array;
}): GeneratedEngine {
  const { createCore } = modules.core as Pick<GeneratedEngine, 'createCore'>;
  const { data } = modules.data as Pick<GeneratedEngine, 'data'>;
  const runtime = Object.assign({}, ...modules.runtime) as EngineRuntime;
  const { wasm } = modules;
  const createTwin =
    wasm && ((core: Core) => runtime.createWasmCore(runtime.wasmModule(wasm), undefined, core.sets));
  return { data, createCore, runtime, ...(createTwin ? { createTwin } : {}) };
}

/** The modules of the runtime that hold what is asked, by their file names. */
export const RUNTIME_MODULES = [
  'machine',
  'show',
  'replay',
  'moves',
  'notation',
  'request',
  'situation',
  'wasm-core',
] as const;

/** As the runtime has them: sees everything, and sits nowhere. */
export const ALL = -2;
export const NOBODY = -1;
