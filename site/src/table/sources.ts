import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Placed, Source } from '../../../generated/runtime/why-types.ts';
import type { Shown } from '../game/shown.ts';
import { typesOfSource } from './declared.ts';
import { describe, own, seatName, word } from './describe.ts';

/** Something that points came from, in words. */
export interface SourceSaid {
  readonly name: string;
  /** The column of a table, or that it is printed. */
  readonly note?: string;
  /** What was asked for. */
  readonly args: readonly string[];
  /** The seat to which it belongs. */
  readonly whose?: string;
  /** Undefined where the name says it all. */
  readonly value?: string;
}

export function saySource(
  shown: Shown,
  source: Source,
  names: readonly string[],
  players?: number,
): SourceSaid {
  const types = typesOfSource(shown.data, source);
  const said = (type: ValueType, value: Json): string => describe(shown, type, value, names);
  const args = source.args.map((arg, index) => said(types.args[index] ?? { is: 'none' }, arg));
  const value = said(types.value, source.value);
  switch (source.is) {
    case 'item':
      return { name: value, args };
    case 'counted': {
      const all = Array.isArray(source.value) ? source.value : [source.value];
      // The name of a cell has commas in it.
      return {
        name: own(shown, 'counted'),
        args,
        value: all.map((one) => said(types.value, one)).join('; '),
      };
    }
    case 'printed':
      return { name: args.join(', '), note: own(shown, 'printed'), args: [], value };
    default: {
      const { id, column, of } = source;
      const note = column && shown.words[`${id}.${column}`];
      return {
        name: source.text[shown.language] ?? word(shown, id),
        ...(note ? { note } : {}),
        args,
        ...(of === undefined ? {} : { whose: seatName(shown, names, of, players) }),
        value,
      };
    }
  }
}

/** What the measures came from that gave a place: the first, and those of the tie rules that were needed. */
export function measuredFor({ measured, tie }: Placed): readonly Source[] {
  return measured.slice(0, (tie ?? 0) + 1).flat();
}

/** What holds several times, such as a wall on each of twelve sides, is told once, with how often: nobody counts by listing. */
export function countedTogether(
  sources: readonly Source[],
): readonly { readonly source: Source; readonly count: number }[] {
  const found = new Map<string, { source: Source; count: number }>();
  for (const [index, source] of sources.entries()) {
    const holds = source.value === true && (source.is === 'term' || source.is === 'field');
    const key = holds ? `${source.id} ${source.of ?? ''}` : String(index);
    const before = found.get(key);
    if (before) before.count++;
    else found.set(key, { source, count: 1 });
  }
  return [...found.values()];
}
