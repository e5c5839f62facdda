import type { GridModel, KindModel, PiecesModel } from './model.ts';
import { MANY, type Type } from './types.ts';

/** The declarations that types name. */
interface Declared {
  readonly kinds: ReadonlyMap<string, Pick<KindModel, 'name' | 'values' | 'partOf'>>;
  readonly pieces: ReadonlyMap<string, Pick<PiecesModel, 'plural'>>;
  readonly grids: ReadonlyMap<string, Pick<GridModel, 'key' | 'members'>>;
}

/** A type as it would be written in the rules: the same in every language. */
export function showType(env: Declared, type: Type): string {
  switch (type.is) {
    case 'number':
      if (type.from === type.to) return `${type.from}`;
      if (type.from === -MANY && type.to === MANY) return 'number';
      return `${type.from === -MANY ? '' : type.from}..${type.to === MANY ? '' : type.to}`;
    case 'kind':
      return showKind(env, type);
    case 'seat':
      return type.player ? 'player' : 'seat';
    case 'piece':
      return type.pieces;
    case 'cell':
    case 'line':
      return `${type.is} of ${showGrid(env, type.grid, type.members)}`;
    case 'row':
      return `row of ${type.table}`;
    case 'collection': {
      const of = showType(env, type.of);
      if (type.form === 'place') return env.pieces.get(of)?.plural ?? of;
      return `${type.form === 'set' ? 'set' : 'list'} of ${of === 'unknown' ? '…' : of}`;
    }
    case 'optional':
      return `${showType(env, type.of)} or none`;
    default:
      return type.is;
  }
}

/** The family, or its members where not all of them are meant. */
function showGrid(env: Declared, name: string, members: readonly number[]): string {
  const grid = env.grids.get(name);
  const words = grid?.key && env.kinds.get(grid.key.kind)?.values;
  if (!grid || !words || members.length === grid.members.length) return name;
  return members.map((index) => `${name}[${words[grid.members[index]?.value ?? -1] ?? '…'}]`).join(' or ');
}

function showKind(env: Declared, type: Extract<Type, { is: 'kind' }>): string {
  const whole = env.kinds.get(type.kind);
  if (!whole || type.values.length === whole.values.length) return type.kind;
  const same = [...env.kinds.values()].find(
    (kind) =>
      kind.partOf?.kind === type.kind &&
      kind.partOf.values.length === type.values.length &&
      kind.partOf.values.every((value) => type.values.includes(value)),
  );
  if (same) return same.name;
  const words = type.values.map((value) => whole.values[value] ?? '');
  return words.length <= 4 ? words.join(' or ') : `${words[0]}..${words.at(-1)}`;
}
