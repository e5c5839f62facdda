// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/** A name of the rules as TypeScript writes it: `set-out` is `setOut`. */
export type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** What there is to see, as a page shows it: what lies on the table, and for every seat, by its number from 1, what belongs to it. */
export interface BySeat<Fields extends object, Own extends string> {
  readonly table: {
    readonly [Name in Exclude<keyof Fields, Own> & string as Camel<Name>]: Fields[Name];
  };
  readonly seats: Readonly<
    Record<
      number,
      {
        readonly [Name in keyof Fields & Own as Camel<Name>]: Fields[Name] extends readonly (infer One)[]
          ? One
          : never;
      }
    >
  >;
}

/** Sorts fields so; `own` are those of seats and players, which are lists. */
export function sortedBySeat<Fields extends object, Own extends string>(
  fields: Fields,
  own: readonly Own[],
): BySeat<Fields, Own> {
  const table: Record<string, unknown> = {};
  const seats: Record<number, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(fields) as [Own, readonly unknown[]][]) {
    const written = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (!own.includes(name)) table[written] = value;
    else
      value.forEach((one, index) => {
        seats[index + 1] ??= {};
        seats[index + 1]![written] = one;
      });
  }
  return { table, seats } as unknown as BySeat<Fields, Own>;
}
