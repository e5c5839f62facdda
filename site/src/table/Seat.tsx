import { Drawing } from '../icons/Icon.tsx';
import { markOf, SEAT_COLOURS } from '../icons/index.ts';
import { seatName } from './describe.ts';
import type { Scene } from './scene.ts';

/** A player as a token: a colour, the shape that goes with it, and the initial, so that none of them is needed alone. */
export function SeatMark({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const name = nameOf(scene, seat);
  const initial = name.slice(0, 1).toUpperCase();
  const alone = scene.names.filter((other) => other.slice(0, 1).toUpperCase() === initial).length < 2;
  const colour = SEAT_COLOURS[(seat - 1) % SEAT_COLOURS.length]!;
  return <Drawing inside={markOf(colour, alone ? initial : String(seat))} class="t-seat-mark" />;
}

export function nameOf({ shown, names, seen }: Scene, seat: number): string {
  return seatName(shown, names, seat, seen.players);
}

/** The same with a name to be read out. */
export function SeatToken({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  return (
    <span class="t-seat-token" role="img" aria-label={nameOf(scene, seat)} title={nameOf(scene, seat)}>
      <SeatMark scene={scene} seat={seat} />
    </span>
  );
}
