import { Drawing } from '../icons/Icon.tsx';
import { markOf, SEAT_COLOURS } from '../icons/index.ts';
import { seatName } from './describe.ts';
import type { Scene } from './scene.ts';

export function SeatMark({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  return <SeatBadge names={scene.names} seat={seat} name={nameOf(scene, seat)} />;
}

interface SeatBadgeProps {
  /** Of everybody, to see whether an initial is enough. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly name: string;
}

/** A player as a token: a colour, the shape that goes with it, and the initial, so that none of them is needed alone. */
export function SeatBadge({ names, seat, name }: SeatBadgeProps) {
  const initial = name.slice(0, 1).toUpperCase();
  const alone = names.filter((other) => other.slice(0, 1).toUpperCase() === initial).length < 2;
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
