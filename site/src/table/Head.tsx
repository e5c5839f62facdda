import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import { innermostType } from './declared.ts';
import { own, word } from './describe.ts';
import { nameOf, SeatMark } from './Seat.tsx';
import { hasChanged, picksOf, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';
import { capital } from './words.ts';

/** `Ronde 2 van 6`. */
export function Round({ scene, spot, look }: { scene: Scene; spot: Spot; look: FieldShown }) {
  const { shown, seen } = scene;
  const total = look.totals?.find(
    ({ players, imaginary }) => players === seen.players && imaginary === seen.imaginary,
  )?.total;
  const number = Number(valueAt(seen, spot) ?? 0);
  const named = capital(word(shown, `field-${spot.field.name}`));
  return (
    <span class={hasChanged(scene, spot) ? 't-round t-changed' : 't-round'} data-field={spot.field.name}>
      {named} <b>{total === undefined ? number : `${number} ${own(shown, 'of')} ${total}`}</b>
    </span>
  );
}

/** The name over somebody's things, with what marks them; touched where a player is to be picked. */
export function Owner({
  scene,
  seat,
  marks,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly marks: readonly Spot[];
}) {
  const { seen, shown } = scene;
  const pick = picksOf(scene.pick).find(({ type }) => innermostType(type).is === 'seat');
  const name = capital(nameOf(scene, seat));
  const inside = (
    <>
      <SeatMark scene={scene} seat={seat} /> <span>{name}</span>
    </>
  );
  const acts = seen.toAct.includes(seat);
  return (
    <p class={acts ? 't-owner t-acts' : 't-owner'}>
      {pick ? (
        <Touch scene={scene} pick={pick} value={`seat-${seat}`} label={name} class="t-chip">
          {inside}
        </Touch>
      ) : (
        inside
      )}
      {acts && <span class="t-turn">{own(shown, 'toAct')}</span>}
      {marks
        .filter((spot) => isMarked(scene, spot, seat))
        .map((spot) => (
          <span class="t-badge" key={spot.field.name} data-field={spot.field.name}>
            {word(shown, `field-${spot.field.name}`)}
          </span>
        ))}
    </p>
  );
}

export function isMarked({ seen }: Scene, spot: Spot, seat: number): boolean {
  const value = valueAt(seen, spot);
  return Array.isArray(value) ? value.includes(seat) : value === seat;
}
