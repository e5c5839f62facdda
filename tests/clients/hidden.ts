import type { AnyGame, GameData, Sight } from '../../generated/runtime/engine.ts';

/** The pieces that lie where this player, or somebody who looks on, does not see them. */
export function hiddenFrom(
  { fields }: GameData,
  state: Sight<AnyGame>,
  viewer: number | 'spectator',
): string[] {
  return fields.flatMap(({ name, owner, seenBy, type }) => {
    const isPlace = type.is === 'collection' && type.form === 'place';
    if (!isPlace || seenBy === 'everyone') return [];
    const values = state.fields[name] as unknown;
    if (owner === 'table') return namesIn(values);
    return (values as readonly unknown[]).flatMap((value, seat) =>
      seenBy === 'owner' && seat + 1 === viewer ? [] : namesIn(value),
    );
  });
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
