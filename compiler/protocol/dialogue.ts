import { isObject, type Json, type JsonObject } from '../runtime/json.ts';
import { sameJson } from './same-json.ts';
import type { Dialogue } from './schema.ts';

export { KINDS } from './kinds.ts';
export type { Dialogue, Step, Vectors } from './schema.ts';

/** Stands, in a request, for what the last `save` of the dialogue answered. */
export const SAVED = '$saved';

export interface Difference {
  /** Which step, from 0. */
  readonly step: number;
  readonly request: JsonObject;
  readonly expect: JsonObject;
  readonly answer: Json;
}

/**
 * Leads a dialogue with an engine, up to the first answer that is not as expected; undefined: all are. `ask` sends a
 * request and waits for the answer.
 */
export async function converse(
  { steps }: Dialogue,
  ask: (request: JsonObject) => Promise<Json>,
): Promise<Difference | undefined> {
  let saved: Json = null;
  for (const [step, { request, expect }] of steps.entries()) {
    const isLoad = request.saved === SAVED;
    const answer = await ask(isLoad ? { ...request, saved } : request);
    if (request.do === 'save' && isObject(answer)) {
      // What is saved is the engine's own business: there must be something.
      saved = answer.saved ?? null;
      if (saved === null || answer.error !== undefined) return { step, request, expect, answer };
    } else if (!isObject(answer) || !sameJson(withoutId(answer), expect))
      return { step, request, expect, answer };
  }
  return undefined;
}

function withoutId({ id: _, ...answer }: JsonObject): JsonObject {
  return answer;
}

/** Where two answers differ, as paths with both values: `state.fields.coins[0]`. */
export function differences(expect: Json | undefined, answer: Json | undefined, path = ''): string[] {
  if (sameJson(expect, answer)) return [];
  const inner = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (isObject(expect) && isObject(answer)) {
    const names = [...new Set([...Object.keys(expect), ...Object.keys(answer)])];
    return names.flatMap((name) => differences(own(expect, name), own(answer, name), inner(name)));
  }
  if (isWords(expect) && isWords(answer)) {
    const missing = expect.filter((word) => !answer.includes(word));
    const surplus = answer.filter((word) => !expect.includes(word));
    if (missing.length + surplus.length > 0)
      return [
        ...missing.map((word) => `${path}: missing ${JSON.stringify(word)}`),
        ...surplus.map((word) => `${path}: not expected ${JSON.stringify(word)}`),
      ];
  }
  if (Array.isArray(expect) && Array.isArray(answer) && expect.length === answer.length)
    return expect.flatMap((item, index) => differences(item as Json, answer[index], `${path}[${index}]`));
  const show = (value: Json | undefined): string => {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > 160 ? `${text.slice(0, 159)}…` : text;
  };
  return [`${path === '' ? 'answer' : path}: expected ${show(expect)}, got ${show(answer)}`];
}

function own(json: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(json, name) ? json[name] : undefined;
}

function isWords(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
