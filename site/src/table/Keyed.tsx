import type { Json } from '../../../generated/runtime/json.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import { ByPiece } from './ByPiece.tsx';
import { innermostType, isPlace, present } from './declared.ts';
import { own, word } from './describe.ts';
import { Frame } from './Frame.tsx';
import { Pieces } from './Pieces.tsx';
import { SeatToken } from './Seat.tsx';
import { Simple } from './Simple.tsx';
import { Slot } from './Slot.tsx';
import { at, entriesOf, hasChanged, isEmpty, pickAt, type Scene, type Spot, valueAt } from './scene.ts';
import { Track } from './Track.tsx';

export interface KeyedProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly look?: FieldShown | undefined;
}

/** One value for each key: columns under the keys, with what lies there. Two keys make a path in each column. */
export function Keyed({ scene, spot, look }: KeyedProps) {
  const { field } = spot;
  if (field.keys[0]?.is === 'piece') return <ByPiece scene={scene} spot={spot} />;
  if (field.seenBy === 'nobody' && isEmpty(valueAt(scene.seen, spot)))
    return <span class="t-quiet">{own(scene.shown, 'empty')}</span>;
  const [key, second] = field.keys;
  const pick = pickAt(scene, spot);
  const touched = pick !== undefined;
  const entries = entriesOf(scene, field, valueAt(scene.seen, spot)).filter(
    ([, value]) => !scene.compact || touched || look?.look === 'row' || !isEmpty(value),
  );
  if (look?.look === 'track' && !second)
    return <Track scene={scene} spot={spot} look={look} keys={[]} value={valueAt(scene.seen, spot)} />;
  const number = !second && ['number', 'yes or no'].includes(present(field.type).is);
  const slots = entries.map(([name, value]) => (
    <Slot
      key={name}
      scene={scene}
      spot={spot}
      look={look}
      type={key!}
      name={name}
      pick={pick}
      isSmall={number}
    >
      {second && look?.look === 'track' ? (
        <Track scene={scene} spot={spot} look={look} keys={[name]} value={value} />
      ) : second ? (
        <Path scene={scene} spot={spot} name={name} value={value} />
      ) : (
        <Content scene={scene} spot={spot} keys={[name]} value={value} onTouched={touched} />
      )}
    </Slot>
  ));
  const classes = `t-slots${number ? ' t-counters' : ''}${second ? ' t-paths' : ''}`;
  if (!touched) return <div class={classes}>{slots}</div>;
  return (
    <Frame touched class={classes} label={word(scene.shown, `field-${field.name}`)}>
      {slots}
    </Frame>
  );
}

/** Whatever lies under one key. */
export function Content({
  scene,
  spot,
  keys,
  value,
  onTouched = false,
}: {
  scene: Scene;
  spot: Spot;
  keys: readonly string[];
  value: Json;
  onTouched?: boolean;
}) {
  const { type } = spot.field;
  if (isPlace(spot.field))
    return <Pieces scene={scene} spot={spot} keys={keys} value={value} onTouched={onTouched} />;
  return (
    <Simple scene={scene} spot={spot} type={type} value={value} changed={hasChanged(scene, spot, ...keys)} />
  );
}

/** The places of a path that are taken, the farthest on top. */
function Path({ scene, spot, name, value }: { scene: Scene; spot: Spot; name: string; value: Json }) {
  const taken = entriesOf(scene, spot.field, value, 1).filter(([, inner]) => !isEmpty(inner));
  if (taken.length === 0) return <span class="t-quiet">{own(scene.shown, 'empty')}</span>;
  const seats = innermostType(spot.field.type).is === 'seat';
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
