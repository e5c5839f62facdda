import { expect, test } from 'vitest';
import type { Json } from '../../generated/runtime/json.ts';
import { type FieldPlace, keyValues } from '../../site/src/pad/fields.ts';
import { blank, type Filled, withValue } from '../../site/src/pad/filled.ts';
import { partsFor } from '../../site/src/pad/plan.ts';
import { Counter, isHeeded } from '../../site/src/pad/situation.ts';
import { innermostType } from '../../site/src/table/declared.ts';
import { known } from './known.ts';

test.each(known)(
  '$id: what no game can come to is told by the rule that it breaks, and still counted',
  (game) => {
    const { engine, scratch, learnt, book, texts } = game;
    const { data } = engine;
    const knows = { scratch, book, fields: learnt.fields, relations: learnt.relations };
    const counter = new Counter(knows);
    const start = blank(data);
    const part = partsFor(learnt, learnt.fields, 1, start).find(({ is }) => is === 'sheet' || is === 'map');
    if (!part || !data.always.some((one) => isHeeded(knows, one))) return;
    const { field } = part;
    const cells = keyValues(data, field.keys[0]!, start);
    const values: readonly Json[] =
      part.is === 'map' ? keyValues(data, innermostType(field.type), start) : [];
    const place = (cell: Json): FieldPlace => ({ field, seat: 1, keys: [cell] });
    // A sheet with everything on it; all tiles side by side as they come.
    const full = cells
      .slice(0, part.is === 'map' ? 40 : cells.length)
      .reduce<Filled>(
        (filled, cell, index) => withValue(filled, place(cell), part.is === 'map' ? values[index]! : 1),
        start,
      );
    const outcome = counter.count(full);
    expect(isHeeded(knows, outcome.broken)).toBe(true);
    expect(outcome.scored).toBeDefined();
    for (const language of ['nl', 'de'] as const)
      expect(texts[language][`always-${outcome.broken}`]).toBeTruthy();
    expect(counter.count(start).broken).toBeUndefined();
  },
);
