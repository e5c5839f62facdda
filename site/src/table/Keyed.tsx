import type { ComponentChildren } from 'preact';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { Icon } from '../icons/Icon.tsx';
import { toneFor } from '../icons/index.ts';
import { ByPiece } from './ByPiece.tsx';
import { alike, itemType, present } from './declared.ts';
import { describe, own, shortWord, word } from './describe.ts';
import { Frame } from './Frame.tsx';
import { isPlace } from './hosts.ts';
import { Pieces } from './Pieces.tsx';
import { SeatToken } from './Seat.tsx';
import { Simple } from './Simple.tsx';
import { at, entriesOf, hasChanged, isEmpty, isHidden, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';

export interface KeyedProps {
  readonly scene: Scene;
  readonly spot: Spot;
}

/** One value for each key: columns under the keys, with what lies there. Two keys make a path in each column. */
export function Keyed({ scene, spot }: KeyedProps) {
  const { field } = spot;
  if (field.keys[0]?.is === 'piece') return <ByPiece scene={scene} spot={spot} />;
  if (field.seenBy === 'nobody' && isEmpty(valueAt(scene.seen, spot)))
    return <span class="t-quiet">{own(scene.shown, 'empty')}</span>;
  const [key, second] = field.keys;
  const touched = scene.hosts.spot?.field === field && scene.hosts.spot.seat === spot.seat;
  const entries = entriesOf(valueAt(scene.seen, spot)).filter(
    ([, value]) => !scene.compact || touched || !isEmpty(value),
  );
  const number = present(field.type).is === 'number' && !second;
  const slots = entries.map(([name, value]) => (
    <Slot key={name} scene={scene} spot={spot} type={key!} name={name} touched={touched}>
      {second ? (
        <Path scene={scene} spot={spot} name={name} value={value} />
      ) : (
        <Content scene={scene} spot={spot} keys={[name]} value={value} />
      )}
    </Slot>
  ));
  const look = `t-slots${number ? ' t-counters' : ''}${second ? ' t-paths' : ''}`;
  if (!touched) return <div class={look}>{slots}</div>;
  return (
    <Frame touched class={look} label={word(scene.shown, `field-${field.name}`)}>
      {slots}
    </Frame>
  );
}

interface SlotProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly type: ValueType;
  readonly name: string;
  readonly touched: boolean;
  readonly children: ComponentChildren;
}

/** A column: its head is touched where its key is to be picked; what lies in it may be touched for itself. */
function Slot({ scene, spot, type, name, touched, children }: SlotProps) {
  const exact = itemType(type);
  const tone = exact.is === 'kind' ? toneFor(`${exact.kind}-${name}`) : undefined;
  const label = labelOf(scene, spot, type, name);
  const head = <KeyHead scene={scene} type={type} name={name} />;
  const printed = printedAt(scene, spot, name);
  return (
    <div class="t-slot" style={tone ? `--tone:var(--${tone})` : undefined}>
      {touched ? (
        <Touch scene={scene} value={name} label={label} class="t-slot-head">
          {head}
          {printed}
        </Touch>
      ) : (
        <span class="t-slot-head">
          {head}
          {printed}
        </span>
      )}
      <div class="t-slot-body">{children}</div>
    </div>
  );
}

/** The key and, where it is short, what lies there: who picks a field of the yard wants the tile in it. */
function labelOf(scene: Scene, spot: Spot, type: ValueType, name: string): string {
  const { shown, names } = scene;
  const key = describe(shown, type, name, names);
  const head = itemType(type).is === 'number' ? `${word(shown, `field-${spot.field.name}`)} ${key}` : key;
  const value = at(valueAt(scene.seen, spot), name);
  if (spot.field.keys.length > 1 || value === undefined || isHidden(value)) return head;
  return `${head}: ${isEmpty(value) ? own(shown, 'empty') : describe(shown, spot.field.type, value, names)}`;
}

/** The key of a column: an icon and a word, or a number. */
function KeyHead({ scene, type, name }: { scene: Scene; type: ValueType; name: string }) {
  const exact = itemType(type);
  if (exact.is === 'kind')
    return (
      <>
        <Icon name={`${exact.kind}-${name}`} class="t-tinted" />
        <span class="t-caption">{shortWord(scene.shown, exact.kind, name)}</span>
      </>
    );
  return <span class="t-caption">{describe(scene.shown, type, name, scene.names)}</span>;
}

/**
 * What a table of the rules says of a key, where it belongs to the field by its name: `yard-currency` tells what the fields of
 * `yard` cost.
 */
function printedAt(scene: Scene, { field }: Spot, name: string): ComponentChildren {
  return Object.entries(scene.tables ?? {}).map(([id, table]) => {
    const [key, ...more] = table.keys;
    const [column] = table.columns;
    if (
      !id.startsWith(`${field.name}-`) ||
      !key ||
      more.length > 0 ||
      !column ||
      !alike(key.type, field.keys[0]!)
    )
      return null;
    const row = table.rows.find(({ keys: [first] }) => String(first) === name);
    const value = row?.cells[0];
    const type = itemType(column.type);
    if (value === undefined || value === null) return null;
    const tone = type.is === 'kind' ? toneFor(`${type.kind}-${value}`) : undefined;
    return (
      <span class="t-printed-key" key={id} style={tone ? `--tone:var(--${tone})` : undefined}>
        {type.is === 'kind' && <Icon name={`${type.kind}-${value}`} class="t-tinted" />}
        <span class="t-caption">
          {type.is === 'kind'
            ? shortWord(scene.shown, type.kind, String(value))
            : describe(scene.shown, type, value)}
        </span>
      </span>
    );
  });
}

/** Whatever lies under one key. */
function Content({
  scene,
  spot,
  keys,
  value,
}: {
  scene: Scene;
  spot: Spot;
  keys: readonly string[];
  value: Json;
}) {
  const { type } = spot.field;
  if (isPlace(spot.field)) return <Pieces scene={scene} spot={spot} keys={keys} value={value} />;
  return (
    <Simple scene={scene} spot={spot} type={type} value={value} changed={hasChanged(scene, spot, ...keys)} />
  );
}

/** The places of a path that are taken, the farthest on top. */
function Path({ scene, spot, name, value }: { scene: Scene; spot: Spot; name: string; value: Json }) {
  const taken = entriesOf(value).filter(([, inner]) => !isEmpty(inner));
  if (taken.length === 0) return <span class="t-quiet">{own(scene.shown, 'empty')}</span>;
  const seats = itemType(spot.field.type).is === 'seat';
  return (
    <ol class="t-path">
      {[...taken].reverse().map(([place]) => {
        const here = at(value, place) as Json;
        const changed = hasChanged(scene, spot, name, place);
        return (
          <li key={place} class={changed ? 't-changed' : undefined}>
            <b class="t-step">{place}</b>
            {seats ? (
              (Array.isArray(here) ? here : [here]).map((seat) => (
                <SeatToken key={String(seat)} scene={scene} seat={Number(seat)} />
              ))
            ) : (
              <Content scene={scene} spot={spot} keys={[name, place]} value={here} />
            )}
            {changed && <span class="t-said">{own(scene.shown, 'changed')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
