import type { Interpreter, State } from '../interpret/index.ts';
import { digestOf, isObject, type Json, type JsonObject } from './json.ts';
import { ProtocolError } from './request.ts';

/** A game as data that only this engine reads; the digest tells whether anybody has changed it. */
export function saveState(id: string, state: State): JsonObject {
  const plain = JSON.parse(JSON.stringify(state)) as JsonObject;
  return { game: id, state: plain, digest: digestOf(plain) };
}

/** The game that was saved. What was not written by `save`, or for other rules, is refused. */
export function loadState(interpreter: Interpreter, saved: Json): State {
  const refuse = (): never => {
    throw new ProtocolError('bad-argument', 'saved');
  };
  if (!isObject(saved) || !isObject(saved.state) || digestOf(saved.state) !== saved.digest) return refuse();
  const state = JSON.parse(JSON.stringify(saved.state)) as unknown as State;
  if (!isObject(state.setup) || state.game !== interpreter.program.game.name) return refuse();
  const blank = interpreter.blank(state.setup);
  const names = (value: unknown): string => Object.keys(value ?? {}).join(' ');
  const fits = names(blank) === names(state) && names(blank.fields) === names(state.fields);
  return fits && names(blank.faces) === names(state.faces) ? state : refuse();
}
