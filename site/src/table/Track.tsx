import type { Json } from '../../../generated/runtime/json.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import type { Numbers } from '../../../generated/runtime/shows.ts';
import { innermostType } from './declared.ts';
import { describe, own } from './describe.ts';
import { SeatToken } from './Seat.tsx';
import { at, entriesOf, hasChanged, isEmpty, type Scene, type Spot } from './scene.ts';

export interface TrackProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly look: FieldShown;
  /** The keys before the last one: which of several tracks. */
  readonly keys: readonly string[];
  readonly value: Json | undefined;
}

/** Places one behind the other, all of them, so that nothing moves but what moves: in rows as printed, or the farthest on top. */
export function Track({ scene, spot, look, keys, value }: TrackProps) {
  const depth = keys.length;
  const places = entriesOf(scene, spot.field, value ?? {}, depth);
  const { rows, columns } = look;
  const width = columns ? size(columns) : 1;
  const inOrder = rows ? places : [...places].reverse();
  return (
    <ol class={rows ? 't-track t-track-rows' : 't-track'} style={`--across:${width}`}>
      {inOrder.map(([place, here], index) => {
        const changed = hasChanged(scene, spot, ...keys, place);
        const isTaken = !isEmpty(here);
        const row = rows && columns ? nth(rows, Math.floor(index / width)) : undefined;
        const column = columns && nth(columns, index % width);
        const called = row === undefined ? place : `${row}/${column}`;
        return (
          <li
            key={place}
            class={`${isTaken ? 't-taken' : 't-free'}${changed ? ' t-changed' : ''}`}
            {...(isTaken ? {} : { 'aria-hidden': true })}
          >
            {rows ? <span class="t-said">{called}</span> : <b class="t-step">{place}</b>}
            {isTaken && <Taken scene={scene} spot={spot} value={here} />}
            {changed && <span class="t-said">, {own(scene.shown, 'changed')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Taken({ scene, spot, value }: { scene: Scene; spot: Spot; value: Json }) {
  const items = Array.isArray(value) ? value : [value];
  if (innermostType(spot.field.type).is === 'seat')
    return (
      <>
        {items.map((seat) => (
          <SeatToken key={String(seat)} scene={scene} seat={Number(seat)} />
        ))}
      </>
    );
  return <span>{describe(scene.shown, spot.field.type, value, scene.names)}</span>;
}

/** The numbers of the rows, to stand beside the tracks of a board. */
export function RowNumbers({ look }: { readonly look: FieldShown }) {
  if (!look.rows) return <span />;
  const { rows } = look;
  return (
    <span class="t-row-numbers" aria-hidden="true">
      {Array.from({ length: size(rows) }, (_, index) => (
        <i key={index}>{nth(rows, index)}</i>
      ))}
    </span>
  );
}

function size({ from, to }: Numbers): number {
  return Math.abs(to - from) + 1;
}

function nth({ from, to }: Numbers, index: number): number {
  return from <= to ? from + index : from - index;
}

/** What is under the keys before the last. */
export function trackAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return at(value, ...keys);
}
