import type { Type } from '../2-model/types.ts';
import type { Game } from '../3-ir/ir.ts';
import type { ValueType } from '../runtime/data.ts';

/** Types as programs outside of the compiler know them: a part of a kind has the name of the whole. */
export function valueTypesOf({ kinds }: Game): (type: Type) => ValueType {
  const whole = (kind: string): string => kinds.find(({ name }) => name === kind)?.partOf?.kind ?? kind;
  const typed = (type: Type): ValueType => {
    switch (type.is) {
      case 'kind':
        return { is: 'kind', kind: whole(type.kind), values: type.values };
      case 'collection':
        return { is: 'collection', of: typed(type.of), form: type.form };
      case 'optional':
        return { is: 'optional', of: typed(type.of) };
      case 'row':
      case 'unknown':
        return { is: 'none' };
      default:
        return type;
    }
  };
  return typed;
}
