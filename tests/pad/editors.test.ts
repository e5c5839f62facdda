import { describe, expect, test } from 'vitest';
import type { Json } from '../../generated/runtime/json.ts';
import type { Shown } from '../../site/src/game/shown.ts';
import { problemSaid } from '../../site/src/pad/editing.ts';
import { addressOf, type FieldPlace, keyValues, placeAt, valueIn } from '../../site/src/pad/fields.ts';
import {
  blank,
  type Filled,
  problemWith,
  readFilled,
  withSeating,
  withValue,
} from '../../site/src/pad/filled.ts';
import { setupsOf } from '../../site/src/pad/observed.ts';
import { groupName, shareOf, withCount } from '../../site/src/pad/pieces.ts';
import { marksOf, type Part, partsFor } from '../../site/src/pad/plan.ts';
import { Counter } from '../../site/src/pad/situation.ts';
import { innermostType, present } from '../../site/src/table/declared.ts';
import { type KnownGame, known } from './known.ts';

const LANGUAGES = ['nl', 'de'] as const;

function shownIn({ engine, texts }: KnownGame, language: 'nl' | 'de'): Shown {
  return { data: engine.data, language, words: texts[language] };
}

/** Some values that an editor can give to its places. */
function entries(
  game: KnownGame,
  part: Part,
  seat: number,
  filled: Filled,
): readonly (readonly [FieldPlace, Json])[] {
  const { data } = game.engine;
  const { field } = part;
  const at = (keys: readonly Json[]): FieldPlace => ({ field, seat, keys });
  if (part.is === 'sheet') {
    const cells = keyValues(data, field.keys[0]!, filled);
    return cells.slice(0, 30).flatMap((cell) => {
      const { printed, values } = marksOf(game.learnt, at([cell]), filled, null);
      return printed ? [] : values.slice(-2).map((value) => [at([cell]), value] as const);
    });
  }
  if (part.is === 'cells') return [[at([]), keyValues(data, innermostType(field.type), filled).slice(3, 9)]];
  if (part.is === 'map') {
    const cells = keyValues(data, field.keys[0]!, filled);
    const pieces = keyValues(data, innermostType(field.type), filled);
    return pieces
      .slice(seat * 6, seat * 6 + 6)
      .map((piece, index) => [at([cells[(300 + index) % cells.length]!]), piece] as const);
  }
  if (part.is === 'numbers') {
    const { from, to } = present(field.type) as { from: number; to: number };
    return part.keys.flatMap((keys) =>
      [from, to, Math.floor((from + to) / 2)].map((value) => [at(keys), value] as const),
    );
  }
  if (part.is === 'pieces')
    return part.keys.map(
      (keys) => [at(keys), part.groups.map(({ pieces }) => pieces[seat % pieces.length]!)] as const,
    );
  if (part.is !== 'values') return [];
  const type = present(field.type);
  return part.keys.map((keys) => {
    const values = keyValues(data, innermostType(type), filled);
    return [at(keys), type.is === 'collection' ? values.slice(0, 2) : values.at(-1)!] as const;
  });
}

describe.each(known)('$id', (game) => {
  const { engine, scratch, learnt, book } = game;
  const { data } = engine;
  const counter = new Counter({ scratch, book, fields: learnt.fields, relations: learnt.relations });

  test('what an editor gives is there, also after it was stored', () => {
    for (const setup of setupsOf(engine)) {
      let filled: Filled = { ...blank(data, setup.players), ...setup };
      const put = new Map<string, Json>();
      for (const seat of [0, 1, setup.players + setup.imaginary])
        for (const part of partsFor(learnt, learnt.fields, seat, setup))
          for (const [place, value] of entries(game, part, seat, filled)) {
            if (problemWith(data, filled, place, value)) continue;
            filled = withValue(filled, place, value);
            put.set(addressOf(place), value);
          }
      const again = readFilled(data, JSON.parse(JSON.stringify(filled)));
      expect(again.values).toEqual(filled.values);
      const { seen, fault } = counter.count(again);
      expect(fault).toBeUndefined();
      for (const [address, value] of put) {
        const found = valueIn(seen, placeAt(data, address, filled)!);
        const sorted = (json: Json) => (Array.isArray(json) ? json.map(String).sort() : json);
        expect([address, sorted(found)]).toEqual([address, sorted(value)]);
      }
      // Nothing is left of it when everything is wiped.
      const wiped = counter.count({ ...filled, values: {} });
      expect(wiped.seen.fields).toEqual(
        counter.count({ ...blank(data, setup.players), ...setup }).seen.fields,
      );
    }
  });

  test('what cannot be is refused with a reason in words', () => {
    const filled = blank(data);
    for (const seat of [0, 1])
      for (const part of partsFor(learnt, learnt.fields, seat, filled)) {
        const type = present(part.field.type);
        const keys = part.field.keys.map((key) => keyValues(data, key, filled)[0]!);
        const place = { field: part.field, seat, keys };
        const wrong: Json[] = ['nonsense', [-1, 99], {}, 1.5, Number.NaN, ['nonsense']];
        if (type.is === 'number') wrong.push(type.from - 1, type.to + 1);
        for (const value of wrong) {
          const problem = problemWith(data, filled, place, value);
          expect([part.field.name, value, problem]).not.toEqual([part.field.name, value, undefined]);
          for (const language of LANGUAGES)
            expect(problemSaid({ shown: shownIn(game, language), names: [], filled }, problem!)).toMatch(
              /^[^{}]+\.$/,
            );
        }
      }
  });

  test('a piece lies in one place only, and groups hand out what is free', () => {
    const filled = { ...blank(data, data.players.to), imaginary: 0 };
    const first = partsFor(learnt, learnt.fields, 1, filled).find(({ is }) => is === 'pieces');
    if (first?.is !== 'pieces') return;
    const at = (seat: number): FieldPlace => ({ field: first.field, seat, keys: [] });
    const [group] = first.groups;
    const taken = withValue(filled, at(1), group!.pieces);
    const problem = problemWith(data, taken, at(2), [group!.pieces[0]!]);
    expect(problem).toMatchObject({ is: 'used', piece: group!.pieces[0] });
    for (const language of LANGUAGES) {
      const shown = shownIn(game, language);
      expect(problemSaid({ shown, names: ['Eva'], filled: taken }, problem!)).toContain('Eva');
      const names = first.groups.map((one) =>
        groupName({ shown }, (innermostType(first.field.type) as { pieces: string }).pieces, one),
      );
      expect(new Set(names).size).toBe(names.length);
    }
    const { seen } = counter.count(taken);
    const share = shareOf({ shown: shownIn(game, 'nl'), filled: taken, seen }, group!, at(2));
    expect(share).toMatchObject({ own: [], free: [] });
    const own = shareOf({ shown: shownIn(game, 'nl'), filled: taken, seen }, group!, at(1));
    expect(withCount(own.own, own.free, own.others, 1)).toHaveLength(1);
  });

  test('who stays at the table keeps what was filled in', () => {
    const { from, to } = data.players;
    if (from === to) return;
    const part = partsFor(learnt, learnt.fields, 1, blank(data, to)).find(
      ({ is }) => is === 'numbers' || is === 'pieces' || is === 'map' || is === 'cells',
    );
    const filled = {
      ...blank(data, to),
      imaginary: 0,
      before: Array.from({ length: to }, (_, seat) => seat + 1),
    };
    const [[place, value] = []] = entries(game, part!, 1, filled);
    const fewer = withSeating(withValue(filled, place!, value!), from, 0);
    expect(fewer.values[addressOf(place!)]).toEqual(value);
    expect(fewer.before.slice(0, from)).toEqual(filled.before.slice(0, from));
    expect(fewer.before.slice(from).every((points) => points === 0)).toBe(true);
  });
});
