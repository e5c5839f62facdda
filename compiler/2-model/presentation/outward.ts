import type { FieldData, ValueType } from '../../runtime/data.ts';
import { type Presentation, presentationOf } from '../../runtime/presentation.ts';
import type { FieldModel, GameModel } from '../model.ts';
import type { Type } from '../types.ts';

/** How a game looks, before it has an engine. */
export function presentationOfModel({
  fields,
  presentation,
}: Pick<GameModel, 'fields' | 'presentation'>): Presentation {
  return presentationOf({
    fields: fields.map((field) => ({ name: field.name, ...outward(field) })),
    shows: presentation.shows,
  });
}

/** A type as front ends know it: what only the compiler knows is nothing there. */
export function outwardType(type: Type): ValueType {
  switch (type.is) {
    case 'row':
    case 'unknown':
      return { is: 'none' };
    case 'collection':
      return { is: 'collection', of: outwardType(type.of), form: type.form };
    case 'optional':
      return { is: 'optional', of: outwardType(type.of) };
    default:
      return type;
  }
}

/** A field as front ends know it, as far as its look depends on it. */
export function outward({
  owner,
  keys,
  type,
  seenBy,
  single,
}: FieldModel): Pick<FieldData, 'owner' | 'keys' | 'type' | 'seenBy' | 'single'> {
  return {
    owner,
    keys: keys.map(outwardType),
    type: outwardType(type),
    seenBy,
    ...(single ? { single } : {}),
  };
}
