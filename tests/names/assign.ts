import { type Slot, SORTS } from './compose.ts';

/** One sort, and the forms of it that the names are shared out among. */
export interface Way {
  readonly sort: string;
  readonly forms: readonly number[];
}

/** Every sort, with all its forms: each name gets one of them. */
export const BY_SORT: readonly Way[] = Object.entries(SORTS).map(([sort, forms]) => ({
  sort,
  forms: forms.map((_, form) => form),
}));

/** Every form of every sort. */
export const BY_FORM: readonly Way[] = BY_SORT.flatMap(({ sort, forms }) =>
  forms.map((form) => ({ sort, forms: [form] })),
);

/** About how many names are declared in one game; a folder of rules cannot be much larger. */
const A_GAME = 570;

/**
 * Games in which every name is declared once in every way. In one game each way has other names, since a name can be declared
 * once; from game to game the names move on to the next way.
 */
export function games(names: readonly string[], ways: readonly Way[]): Slot[][] {
  const size = Math.max(
    1,
    Math.min(Math.floor(A_GAME / ways.length), Math.floor(names.length / ways.length)),
  );
  const blocks = chunks(names, size);
  // With fewer blocks than ways, some stay empty.
  const count = Math.max(blocks.length, ways.length);
  return Array.from({ length: count }, (_, game) =>
    ways.flatMap((way, index) => inForms(blocks[(game + index) % count] ?? [], way, game)),
  ).filter((slots) => slots.length > 0);
}

/** Each name in one way only, so that every name is met and every way is used. */
export function once(names: readonly string[], ways: readonly Way[]): Slot[][] {
  return chunks(names, A_GAME).map((part, game) => {
    const blocks = chunks(part, Math.ceil(part.length / ways.length));
    return blocks.flatMap((block, index) => inForms(block, ways[index]!, game));
  });
}

/** One game for each name in each way. */
export function alone(names: readonly string[], ways: readonly Way[]): Slot[][] {
  return names.flatMap((name) =>
    ways.flatMap(({ sort, forms }) => forms.map((form) => [{ sort, form, names: [name] }])),
  );
}

/** Names in one sort: its forms one after the other, beginning with another one in each game. */
function inForms(names: readonly string[], { sort, forms }: Way, game: number): Slot[] {
  const slots: Slot[] = [];
  for (let next = 0, turn = game; next < names.length; turn++) {
    const form = forms[turn % forms.length]!;
    const { most } = SORTS[sort]![form]!;
    slots.push({ sort, form, names: names.slice(next, next + most) });
    next += most;
  }
  return slots;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
