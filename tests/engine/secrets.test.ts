import { describe, expect, test } from 'vitest';
import { questionsAbout } from '../../compiler/agree/questions.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { Json, JsonObject } from '../../compiler/runtime/json.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { games } from '../../generated/games.ts';
import type { FieldData } from '../../generated/runtime/data.ts';
import type { AnyGame } from '../../generated/runtime/engine.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { placeOf } from '../../generated/runtime/fields.ts';
import { isStarter } from '../sources.ts';
import { engines } from './engines.ts';
import { neverSeen, randomGame, shuffled, twinOf } from './twins.ts';

const POSITIONS = Number(process.env.POSITIONS ?? 4);

/** What answers the protocol: the interpreter, or the engine. */
type Asked = { ask(request: JsonObject): JsonObject };

/** A place or value that somebody may not see, as the protocol gives it. */
interface Spot {
  readonly field: FieldData;
  readonly given: { readonly name: string; readonly of?: number; readonly keys?: readonly Json[] };
  readonly value: Json;
}

/** Everything that a player may not see, or somebody who sits nowhere (0), in the state as it is. */
function hiddenFrom(player: number, fields: readonly FieldData[], shown: JsonObject): Spot[] {
  return fields
    .filter(({ seenBy }) => seenBy !== 'everyone')
    .flatMap((field) => {
      const held = shown[field.name]!;
      const byOwner = field.owner === 'table' ? [held] : (held as readonly Json[]);
      return byOwner.flatMap((value, index) => {
        const owner = field.owner === 'table' ? {} : { of: index + 1 };
        if (field.seenBy === 'owner' && index + 1 === player) return [];
        return spread(field.keys, value, []).map(
          ([keys, one]): Spot => ({
            field,
            given: { name: field.name, ...owner, ...(keys.length > 0 ? { keys } : {}) },
            value: one,
          }),
        );
      });
    });
}

/** Every value of a field with keys, with its keys as the protocol writes them. */
function spread(types: FieldData['keys'], value: Json, keys: readonly Json[]): [readonly Json[], Json][] {
  const [type, ...rest] = types;
  if (!type) return [[keys, value]];
  const isNumber = type.is === 'number' || type.is === 'seat';
  return Object.entries(value as JsonObject).flatMap(([key, one]) =>
    spread(rest, one, [...keys, isNumber ? Number(key) : key]),
  );
}

/** The same spots with their pieces mixed among all of the same sort; other values change places within their field. */
function mixed(spots: readonly Spot[], words: number[]): JsonObject[] {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots) {
    const sort = placeOf(spot.field) ?? `field ${spot.field.name}`;
    groups.set(sort, [...(groups.get(sort) ?? []), spot]);
  }
  return [...groups].flatMap(([sort, group]) => {
    const isPlace = !sort.startsWith('field ');
    const all = shuffled(
      isPlace ? group.flatMap(({ value }) => listOf(value)) : group.map(({ value }) => value),
      words,
    );
    return group.map(({ given, value }): JsonObject => {
      if (!isPlace) return { ...given, value: all.shift()! };
      const some = all.splice(0, listOf(value).length);
      return { ...given, value: Array.isArray(value) ? some : (some[0] ?? null) };
    });
  });
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : value === null ? [] : [value];
}

const secretive = engines.filter(({ engine }) =>
  engine.data.fields.some(({ seenBy }) => seenBy !== 'everyone'),
);

test('there are games in which something is hidden', () => expect(secretive.length).toBeGreaterThan(0));

describe.each(secretive.map((one) => [one.id, one] as const))(
  'what is hidden in %s',
  (id, { engine, compiled }) => {
    test('makes no difference to what a player sees, may do and is told', () => {
      const { players, fields } = engine.data;
      for (const count of new Set([players.from, players.to])) {
        const reference = new ReferenceSession([compiled]);
        const both: Asked[] = [reference, new EngineSession(games) as unknown as Asked];
        const all = (request: JsonObject): JsonObject[] => both.map((one) => one.ask(request));
        const words = seeded(`secrets ${count}`);
        all({ do: 'start', game: id, players: count, seed: `secrets ${count}` });
        for (let position = 0; position < POSITIONS; position++) {
          playOn(reference, all, words);
          const { state } = reference.ask({ do: 'state' }) as { state: JsonObject };
          for (let player = 0; player <= count; player++) {
            const questions = asked(reference, words, player);
            const before = questions.map(all);
            const spots = hiddenFrom(player, fields, state.fields as JsonObject);
            const give = (given: JsonObject[]): void => {
              for (const answer of all({ do: 'give', given })) expect(answer).not.toHaveProperty('error');
            };
            give(mixed(spots, words));
            expect(questions.map(all)).toEqual(before);
            give(spots.map(({ given, value }): JsonObject => ({ ...given, value })));
          }
        }
      }
    });

    test('makes no difference to the log and the save that a player gets', () => {
      const { players, fields } = engine.data;
      const words = seeded('twins');
      let twins = 0;
      for (let game = 0; game < POSITIONS; game++) {
        const states = randomGame(engine, players.from, 12 + draw(words, 30), words);
        const last = states.at(-1)!;
        for (let player = 1; player <= players.from; player++) {
          const told = JSON.stringify([engine.log(last, player), engine.saveFor(last, player)]);
          for (const names of neverSeen(engine, states, player)) {
            const [one, other, third, fourth] = shuffled(names, words);
            for (const pair of [[one, other] as const, [third, fourth] as const]) {
              const twin = twinOf(engine, states, player, pair as [string, string]);
              if (!twin) continue;
              twins++;
              expect(JSON.stringify([engine.log(twin, player), engine.saveFor(twin, player)])).toBe(told);
            }
          }
        }
      }
      if (fields.some(({ seenBy }) => seenBy === 'owner')) expect(twins).toBeGreaterThan(POSITIONS);
    });

    test('is not told by a move that can be taken back', () => {
      const { players, fields } = engine.data;
      const words = seeded('taken back');
      const whole = wholeGame(engine, players.from, 'taken back', words);
      const session = engine.session();
      let compared = 0;
      session.ask({ do: 'start', players: players.from, seed: 'taken back' });
      for (const [position, played] of whole.entries()) {
        // At its end a game may look at what was hidden all the time.
        if (position < 5 * POSITIONS || position >= whole.length - 10 * POSITIONS) {
          const here = session.state!;
          const shown = engine.read(here).fields as JsonObject;
          const legal = engine.moves(here, 'server');
          for (let player = 0; player <= players.from; player++) {
            const spots = hiddenFrom(player, fields, shown);
            const seen = (state: typeof here): unknown => engine.view(state, player || 'spectator');
            session.ask({ do: 'give', given: mixed(spots, words) });
            const twin = session.state!;
            session.ask({
              do: 'give',
              given: spots.map(({ given, value }): JsonObject => ({ ...given, value })),
            });
            for (const move of shuffled(legal, words).slice(0, 8)) {
              const after = engine.play(here, move, 'mover');
              if (!engine.canUndo(after) || engine.explain(twin, move, 'mover')) continue;
              compared++;
              expect(seen(engine.play(twin, move, 'mover'))).toEqual(seen(after));
            }
          }
        }
        session.ask({ do: 'play', player: played.player, move: engine.write(played) });
      }
      // In a small game of cards every move shows one.
      if (!isStarter(engine.data.id)) expect(compared).toBeGreaterThan(POSITIONS);
    });

    test('is in no log and no save that a player gets, nor what chance will give', () => {
      const words = seeded('names');
      const { from } = engine.data.players;
      const played = [engine.start({ players: from, seed: 'the seed of this game' })];
      for (let moves = 0; moves < 20; moves++) {
        const legal = engine.moves(played.at(-1)!, 'server');
        played.push(engine.play(played.at(-1)!, legal[draw(words, legal.length)]!, 'mover'));
      }
      for (const states of [played, randomGame(engine, from, 40, words)]) {
        const last = states.at(-1)!;
        for (let player = 1; player <= from; player++) {
          const { view, ...saved } = engine.saveFor(last, player);
          const text = JSON.stringify([engine.log(last, player), saved, view.fields]);
          const wordsIn = new Set(text.match(/[\w[\]-]+/g));
          expect(
            neverSeen(engine, states, player)
              .flat()
              .filter((name) => wordsIn.has(name)),
          ).toEqual([]);
          expect(text).not.toMatch(/seed|digest/);
        }
      }
    });

    test('is another state after it was mixed', () => {
      const session = new EngineSession(games) as unknown as Asked;
      const first = session.ask({ do: 'start', game: id, players: engine.data.players.to, seed: 'mixed' });
      const { state } = session.ask({ do: 'state' }) as { state: JsonObject };
      const given = mixed(hiddenFrom(0, engine.data.fields, state.fields as JsonObject), seeded('mixed'));
      expect(session.ask({ do: 'give', given }).digest).not.toBe(first.digest);
    });
  },
);

/** The moves of a random game, to its end. */
function wholeGame(
  engine: (typeof engines)[number]['engine'],
  players: number,
  seed: string,
  words: number[],
): AnyGame['move'][] {
  const moves: AnyGame['move'][] = [];
  for (let state = engine.start({ players, seed }); !engine.isOver(state); ) {
    const legal = engine.moves(state, 'server');
    moves.push(legal[draw(words, legal.length)]!);
    state = engine.play(state, moves.at(-1)!, 'mover');
  }
  return moves;
}

/** Some random moves further; a game that is over begins again. */
function playOn(
  reference: ReferenceSession,
  all: (request: JsonObject) => JsonObject[],
  words: number[],
): void {
  for (let moves = 1 + draw(words, 12); moves > 0; moves--) {
    const { interpreter, state, id } = reference.table!;
    if (state.over) {
      all({ do: 'start', game: id, players: state.setup.players, seed: `again ${draw(words, 1000)}` });
      continue;
    }
    const legal = interpreter.moves(state, 'server');
    const move = legal[draw(words, legal.length)]!;
    all({ do: 'play', player: move.player + 1, move: interpreter.notation.write(state, move) });
  }
}

/** What a player can ask: the view, the own moves, and why moves of one's own are not allowed. */
function asked(reference: ReferenceSession, words: number[], player: number): JsonObject[] {
  if (player === 0) return [{ do: 'view', player: 'spectator' }, { do: 'scores' }];
  const { interpreter, state } = reference.table!;
  const legal = interpreter.moves(state, player - 1);
  const others = legal.length > 0 ? legal : interpreter.moves(state, 'server');
  const texts =
    others.length === 0
      ? ['pass']
      : [1, 2, 3].flatMap(() => questionsAbout(interpreter, state, words, others).map(({ text }) => text));
  return [
    { do: 'view', player },
    { do: 'moves', player },
    ...texts.map((move) => ({ do: 'explain', player, move })),
  ];
}
