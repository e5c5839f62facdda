import type { ValueType } from '../../../../generated/runtime/data.ts';
import type { Json } from '../../../../generated/runtime/json.ts';
import { Icon } from '../../icons/Icon.tsx';
import { knownIcon } from '../../icons/index.ts';
import { innermostType, present } from '../../table/declared.ts';
import { describe, word } from '../../table/describe.ts';
import { type Editing, nameOfPlace, nameOfSeat, told } from '../editing.ts';
import { type FieldPlace, keyValues, valueIn } from '../fields.ts';
import { openOrders, type Part } from '../plan.ts';

/** A value of any other type, for each key: chosen from a list, or put together. */
export function Values({
  edit,
  part,
  seat,
}: {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'values' }>;
  readonly seat: number;
}) {
  return (
    <div class="s-values">
      {part.keys.map((keys) => {
        const place = { field: part.field, seat, keys };
        return (
          <div key={keys.join(' ')}>
            {keys.length > 0 && <p class="s-key">{nameOfPlace(edit, place)}</p>}
            <ValueAt edit={edit} place={place} />
          </div>
        );
      })}
    </div>
  );
}

export function ValueAt({ edit, place }: { readonly edit: Editing; readonly place: FieldPlace }) {
  const type = present(place.field.type);
  if (type.is === 'collection')
    return type.form === 'list' ? <ListAt edit={edit} place={place} /> : <SetAt edit={edit} place={place} />;
  return <OneAt edit={edit} place={place} />;
}

const nameIn = (edit: Editing, type: ValueType, value: Json): string =>
  innermostType(type).is === 'seat' && value !== null
    ? nameOfSeat(edit, Number(value))
    : describe(edit.shown, type, value, edit.names);

/** Any of several: a touch puts one in or takes it out. */
function SetAt({ edit, place }: { readonly edit: Editing; readonly place: FieldPlace }) {
  const { type } = place.field;
  const value = valueIn(edit.seen, place);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div class="s-chips" role="group" aria-label={nameOfPlace(edit, place)}>
      {keyValues(edit.shown.data, innermostType(type), edit.filled).map((item) => (
        <button
          type="button"
          key={String(item)}
          aria-pressed={chosen.includes(item)}
          onClick={() =>
            edit.put(place, chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item])
          }
        >
          <ItemIcon type={type} item={item} />
          <span>{nameIn(edit, innermostType(type), item)}</span>
        </button>
      ))}
    </div>
  );
}

/** Some in an order, the same perhaps more than once. */
function ListAt({ edit, place }: { readonly edit: Editing; readonly place: FieldPlace }) {
  const item = innermostType(place.field.type);
  const value = valueIn(edit.seen, place);
  const items = Array.isArray(value) ? value : [];
  const name = (one: Json) => nameIn(edit, item, one);
  return (
    <div class="s-list">
      <ol class="s-chips">
        {items.map((one, index) => (
          <li key={`${one} ${index}`}>
            <button
              type="button"
              aria-label={told(edit, 'remove', { what: name(one) })}
              onClick={() => edit.put(place, items.toSpliced(index, 1))}
            >
              {name(one)} <Icon name="cross" />
            </button>
          </li>
        ))}
      </ol>
      <select
        aria-label={told(edit, 'add', { what: nameOfPlace(edit, place) })}
        value=""
        onChange={(event) => {
          const chosen = keyValues(edit.shown.data, item, edit.filled)[Number(event.currentTarget.value)];
          event.currentTarget.value = '';
          if (chosen !== undefined) edit.put(place, [...items, chosen]);
        }}
      >
        <option value="">{told(edit, 'choose')}</option>
        {keyValues(edit.shown.data, item, edit.filled).map((one, index) => (
          <option key={String(one)} value={index}>
            {name(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One of a kind, a seat, a cell, yes or no. */
function OneAt({ edit, place }: { readonly edit: Editing; readonly place: FieldPlace }) {
  const { type } = place.field;
  const exact = present(type);
  const now = valueIn(edit.seen, place);
  const label = nameOfPlace(edit, place);
  if (exact.is === 'yes or no' && type.is !== 'optional')
    return (
      <label class="s-check">
        <input
          type="checkbox"
          checked={now === true}
          onChange={(event) => edit.put(place, event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    );
  const values = keyValues(edit.shown.data, exact, edit.filled);
  const options: readonly Json[] = type.is === 'optional' ? [null, ...values] : values;
  return (
    <select
      aria-label={label}
      value={options.indexOf(now)}
      onChange={(event) => edit.put(place, options[Number(event.currentTarget.value)] ?? null)}
    >
      {options.map((one, index) => (
        <option key={String(one)} value={index}>
          {one === null ? told(edit, exact.is === 'seat' ? 'nobody' : 'empty') : nameIn(edit, exact, one)}
        </option>
      ))}
    </select>
  );
}

function ItemIcon({ type, item }: { readonly type: ValueType; readonly item: Json }) {
  const exact = innermostType(type);
  const id = exact.is === 'kind' ? `${exact.kind}-${item}` : undefined;
  return id && knownIcon(id) ? <Icon name={id} /> : null;
}

/** Who is where is known; where several are at one place, they can be put in order. */
export function Orders({
  edit,
  part,
}: {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'order' }>;
}) {
  const open = openOrders(part, edit.seen);
  if (open.length === 0) return <p class="s-hint">{told(edit, 'noTies')}</p>;
  return (
    <div class="s-orders">
      <p class="s-hint">{told(edit, 'orderHint', { field: word(edit.shown, `field-${part.field.name}`) })}</p>
      {open.map((place) => (
        <OrderAt key={place.keys.join(' ')} edit={edit} place={place} />
      ))}
    </div>
  );
}

export function OrderAt({ edit, place }: { readonly edit: Editing; readonly place: FieldPlace }) {
  const value = valueIn(edit.seen, place);
  const seats = Array.isArray(value) ? value : [];
  const swap = (index: number) => {
    if (index < 0 || index + 1 >= seats.length) return;
    edit.put(place, seats.with(index, seats[index + 1]!).with(index + 1, seats[index]!));
  };
  return (
    <div class="s-order">
      <p class="s-key">{nameOfPlace(edit, place)}</p>
      <ol>
        {seats.map((seat, index) => {
          const name = nameOfSeat(edit, Number(seat));
          return (
            <li key={String(seat)}>
              <span>{name}</span>
              <button
                type="button"
                aria-disabled={index === 0}
                aria-label={told(edit, 'up', { what: name })}
                onClick={() => swap(index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-disabled={index === seats.length - 1}
                aria-label={told(edit, 'down', { what: name })}
                onClick={() => swap(index)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
