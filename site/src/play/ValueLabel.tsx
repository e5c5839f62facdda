import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { describe } from '../table/describe.ts';
import { valueTypeOf } from './candidates.ts';
import { capital, fill, wordsIn } from './words.ts';

export interface ValueLabelProps {
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly type: ValueType;
  readonly value: string;
  /** To say what a die shows. */
  readonly seen?: Seen | undefined;
}

/** A value in words, with what a die shows. */
export function labelOf({ shown, names, type, value, seen }: ValueLabelProps): string {
  const text = describe(shown, type, value, names);
  const one = valueTypeOf({ type });
  if (one.is !== 'piece') return text;
  const face = seen?.faces[one.pieces]?.[value];
  const sort = shown.data.pieces.find(({ name }) => name === one.pieces);
  if (face === undefined || face === null || !sort?.face) return text;
  return fill(wordsIn(shown.language).showing, {
    piece: text,
    face: describe(shown, sort.face.type, face, names),
  });
}

/** The icon of a value of a kind, where somebody has drawn one. */
export function iconOf(type: ValueType, value: string): string | undefined {
  const one = valueTypeOf({ type });
  if (one.is !== 'kind') return undefined;
  const id = `${one.kind}-${value}`;
  return knownIcon(id) ? id : undefined;
}

export function ValueLabel(props: ValueLabelProps) {
  const icon = iconOf(props.type, props.value);
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{capital(labelOf(props))}</span>
    </>
  );
}
