import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { describe } from '../table/describe.ts';
import { valueTypeOf } from './candidates.ts';
import { rolledName } from './outcomes.ts';
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

/** The same as short as it goes beside others of its sort: `wit 3`. The whole name is for who listens. */
function shortLabelOf(props: ValueLabelProps): string {
  const { shown, names, type, value, seen } = props;
  const one = valueTypeOf({ type });
  if (one.is !== 'piece') return labelOf(props);
  const sort = shown.data.pieces.find(({ name }) => name === one.pieces);
  const face = seen?.faces[one.pieces]?.[value];
  if (!sort?.face || face === undefined || face === null) return labelOf(props);
  const told = describe(shown, sort.face.type, face, names);
  return [rolledName(shown, one.pieces, value), told].filter(Boolean).join(' ');
}

/** The icon of a value of a kind, or of what a die shows, where somebody has drawn one. */
function iconOf({ shown, type, value, seen }: ValueLabelProps): string | undefined {
  const one = valueTypeOf({ type });
  if (one.is === 'piece') {
    const face = seen?.faces[one.pieces]?.[value];
    const faces = shown.data.pieces.find(({ name }) => name === one.pieces)?.face;
    return faces && typeof face === 'string' ? iconOfKind(faces.type, face) : undefined;
  }
  return iconOfKind(one, value);
}

function iconOfKind(type: ValueType, value: string): string | undefined {
  if (type.is !== 'kind') return undefined;
  const id = `${type.kind}-${value}`;
  return knownIcon(id) ? id : undefined;
}

export function ValueLabel(props: ValueLabelProps) {
  const icon = iconOf(props);
  const whole = labelOf(props);
  const short = shortLabelOf(props);
  return (
    <>
      {icon && <Icon name={icon} />}
      {short === whole ? (
        <span>{capital(whole)}</span>
      ) : (
        <>
          <span aria-hidden="true">{capital(short)}</span>
          <span class="visually-hidden">{whole}</span>
        </>
      )}
    </>
  );
}
