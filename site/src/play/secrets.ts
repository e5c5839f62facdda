import type { AnyGame, Engine, GameState } from '../../../generated/runtime/engine.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';

type State = GameState<AnyGame>;

const NONE: ReadonlySet<number> = new Set();

/**
 * The entries of a log, by their numbers from 1, that tell what chance gave but not everybody saw: a deck that was shuffled, a
 * card that went to a hand. `states` are those from the start on.
 */
export function secretEntries(engine: Engine<AnyGame>, states: readonly State[]): ReadonlySet<number> {
  if (!hidesAnything(engine)) return NONE;
  const secret = new Set<number>();
  states.slice(1).forEach((after, index) => {
    if (isSecret(engine, states[index]!, after)) secret.add(index + 1);
  });
  return secret;
}

/** What is known of a game that goes on. */
export interface Secrets {
  readonly state: State;
  readonly entries: ReadonlySet<number>;
}

/**
 * The same for a game that goes on. Where chance comes from a seed, it is in no log at all. From the state before, one move or
 * outcome earlier or any number later, it takes no time; else all is played again.
 */
export function secretsOf(engine: Engine<AnyGame>, state: State, before?: Secrets): Secrets {
  const log = engine.log(state, 'server');
  if (!hidesAnything(engine) || !log.some((entry) => 'chance' in entry)) return { state, entries: NONE };
  const more = before && log.length - engine.log(before.state, 'server').length;
  if (!before || more! > 1) return { state, entries: secretEntries(engine, statesUpTo(engine, state)) };
  const known = [...before.entries].filter((number) => number <= log.length);
  const isNew = more === 1 && isSecret(engine, before.state, state);
  return { state, entries: new Set(isNew ? [...known, log.length] : known) };
}

/** Digests would only be compared, and that takes longer than playing. */
function statesUpTo(engine: Engine<AnyGame>, state: State): readonly State[] {
  const { start: _, log, ...saved } = engine.save(state);
  return engine.replay({ ...saved, log: log.map(({ digest: _, ...entry }) => entry) }).states;
}

const hidesAnything = ({ data }: Engine<AnyGame>): boolean =>
  data.fields.some(({ seenBy }) => seenBy !== 'everyone');

function isSecret(engine: Engine<AnyGame>, before: State, after: State): boolean {
  const chance = engine.chance(before);
  if (!chance || chance.is === 'lot') return false;
  const seen = engine.view(after, 'spectator') as Seen;
  if (chance.is === 'roll') {
    const faces = seen.faces[chance.of] as Readonly<Record<string, Json>> | undefined;
    return chance.pieces.some((piece) => faces?.[piece] === null);
  }
  const entry = engine.log(after, 'server').at(-1)!;
  const open = new Set(textsIn(seen.fields));
  const isPiece = (one: string) => engine.data.pieces.some(({ names }) => names.includes(one));
  return 'chance' in entry && entry.chance.split(' ').some((one) => isPiece(one) && !open.has(one));
}

function textsIn(json: Json): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}
