import type { Json } from '../../../../generated/runtime/json.ts';
import { knownIcon } from '../../icons/index.ts';
import { present } from '../../table/declared.ts';
import { type Editing, nameOfPlace } from '../editing.ts';
import { type FieldPlace, valueIn } from '../fields.ts';
import { rangeOf } from '../filled.ts';
import type { Part } from '../plan.ts';
import { Stepper } from './Stepper.tsx';

/** A number for each key that counts. */
export function Numbers({
  edit,
  part,
  seat,
}: {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'numbers' }>;
  readonly seat: number;
}) {
  return (
    <div class="s-steppers">
      {part.keys.map((keys) => {
        const place = { field: part.field, seat, keys };
        return <NumberAt key={keys.join(' ')} edit={edit} place={place} label={nameOfPlace(edit, place)} />;
      })}
    </div>
  );
}

export function NumberAt({
  edit,
  place,
  label,
  hideIcon,
  hideLabel = false,
}: {
  readonly edit: Editing;
  readonly place: FieldPlace;
  readonly label: string;
  readonly hideIcon?: boolean;
  readonly hideLabel?: boolean;
}) {
  const { from, to } = rangeOf(place.field) ?? { from: 0, to: 0 };
  return (
    <Stepper
      language={edit.shown.language}
      label={label}
      hideLabel={hideLabel}
      icon={hideIcon ? undefined : iconOfPlace(place)}
      value={Number(valueIn(edit.seen, place) ?? from)}
      from={from}
      to={to}
      onChange={(value) => edit.put(place, value)}
    />
  );
}

/** A drawing for what a number is about: its key, or the field. */
export function iconOfPlace({ field, keys }: Pick<FieldPlace, 'field' | 'keys'>): string | undefined {
  const [key] = field.keys;
  const exact = key && present(key);
  const id = exact?.is === 'kind' ? `${exact.kind}-${keys[0] as Json}` : `field-${field.name}`;
  return knownIcon(id) ? id : undefined;
}
