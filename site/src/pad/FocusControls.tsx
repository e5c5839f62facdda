import type { Json } from '../../../generated/runtime/json.ts';
import { word } from '../table/describe.ts';
import { capital } from '../table/words.ts';
import { type Editing, nameOfSeat, told } from './editing.ts';
import { NumberAt } from './editors/Numbers.tsx';
import { GroupCount } from './editors/PieceCounts.tsx';
import { OrderAt } from './editors/Values.tsx';
import { controlsFor, type Exploration } from './exploration.ts';
import { keysOf, piecesIn, valueIn } from './fields.ts';
import { amountOf, type Control } from './focus.ts';
import { groupName } from './pieces.ts';

interface FocusControlsProps {
  readonly edit: Editing;
  readonly exploration: Exploration;
  readonly value: Json;
  readonly seats: readonly number[];
}

/** What each seat has of one value, side by side; below it, the order of those who are equal, if that counts. */
export function FocusControls({ edit, exploration, value, seats }: FocusControlsProps) {
  return (
    <>
      <div class="s-explore-seats">
        {seats.map((seat) => (
          <div class="s-explore-seat" key={seat}>
            <b>{nameOfSeat(edit, seat)}</b>
            {controlsFor(edit.learnt, exploration, seat, value)?.map((control, _, { length }) => (
              <ControlAt
                key={control.place.field.name}
                edit={edit}
                control={control}
                {...(length === 1 ? { alone: nameOfSeat(edit, seat) } : {})}
              />
            ))}
          </div>
        ))}
      </div>
      {(controlsFor(edit.learnt, exploration, 0, value) ?? []).map((control) => (
        <ControlAt key={control.place.field.name} edit={edit} control={control} />
      ))}
      <OrdersOf edit={edit} exploration={exploration} value={value} />
    </>
  );
}

interface ControlProps {
  readonly edit: Editing;
  readonly control: Control;
  /** Whose it is, where there is nothing else: then that is all that has to stand beside it. */
  readonly alone?: string;
}

function ControlAt({ edit, control, alone }: ControlProps) {
  const { shown } = edit;
  const { place } = control;
  const label = word(shown, `field-${place.field.name}`);
  const of = (what: string) => (alone === undefined ? what : told(edit, 'counted', { what, seat: alone }));
  const bare = alone === undefined ? {} : { hideLabel: true };
  if (control.is === 'number')
    return <NumberAt edit={edit} place={place} label={of(label)} hideIcon {...bare} />;
  if (control.is === 'count') {
    const name = groupName(edit, piecesIn(place.field) ?? '', control.group);
    return <GroupCount edit={edit} group={control.group} place={place} label={of(name)} {...bare} />;
  }
  const items = valueIn(edit.seen, place);
  const others = (Array.isArray(items) ? items : []).filter((one) => one !== control.value);
  return (
    <label class="s-check">
      <input
        type="checkbox"
        checked={amountOf(edit.seen, control) > 0}
        onChange={(event) =>
          edit.put(place, event.currentTarget.checked ? [...others, control.value] : others)
        }
      />
      <span>{capital(label)}</span>
    </label>
  );
}

/** The lists of seats about this value in which several stand. */
function OrdersOf({ edit, exploration, value }: Omit<FocusControlsProps, 'seats'>) {
  const open = exploration.relations
    .filter(({ is }) => is === 'standing')
    .flatMap(({ field }) =>
      keysOf(edit.shown.data, field, edit.filled).map((keys) => ({ field, seat: 0, keys })),
    )
    .filter((place) => {
      const seats = valueIn(edit.seen, place);
      return place.keys.includes(value) && Array.isArray(seats) && seats.length > 1;
    });
  if (open.length === 0) return null;
  return (
    <div class="s-orders">
      {open.map((place) => (
        <div key={place.keys.join(' ')}>
          <p class="s-hint">{capital(word(edit.shown, `field-${place.field.name}`))}</p>
          <OrderAt edit={edit} place={place} />
        </div>
      ))}
    </div>
  );
}
