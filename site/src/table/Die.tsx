import { COLOURS } from '../icons/colours.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = (() => {
  const [a, b, c] = [11, 20, 29];
  const corners = [
    [a, a],
    [c, c],
    [c, a],
    [a, c],
  ] as const;
  const sides = [
    [a, b],
    [c, b],
  ] as const;
  const centre = [b, b] as const;
  return {
    1: [centre],
    2: corners.slice(0, 2),
    3: [...corners.slice(0, 2), centre],
    4: corners,
    5: [...corners, centre],
    6: [...corners, ...sides],
  };
})();

export interface DieProps {
  readonly colour: string | undefined;
  /** A number, or a drawing with its colour; undefined: nothing to see. */
  readonly face: number | { readonly inside: string; readonly colour?: string | undefined } | undefined;
}

/** A die from above: pips up to six, else the number; or a symbol. */
export function DieDrawing({ colour = 'white', face }: DieProps) {
  const drawn = typeof face === 'object' ? face : undefined;
  const ink = COLOURS[colour]?.ink === 'light' ? '#fff' : '#22253a';
  const pips = typeof face === 'number' ? PIPS[face] : undefined;
  return (
    <svg class="t-die" viewBox="0 0 40 40" aria-hidden="true" style={`color:${ink}`}>
      <rect
        x="1.5"
        y="1.5"
        width="37"
        height="37"
        rx="8"
        style={`fill:var(--${colour});stroke:rgb(0 0 0/.45);stroke-width:1.5`}
      />
      <path d="M5 10a5.5 5.5 0 0 1 5-5h20" style="fill:none;stroke:rgb(255 255 255/.45);stroke-width:1.5" />
      {pips?.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.6" fill="currentColor" />
      ))}
      {typeof face === 'number' && !pips && (
        <text x="20" y="27" text-anchor="middle" font-size="20" font-weight="700" fill="currentColor">
          {face}
        </text>
      )}
      {drawn && (
        <svg
          x="7"
          y="7"
          width="26"
          height="26"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
          style={drawn.colour ? `color:color-mix(in oklab,var(--${drawn.colour}) 72%,#14182a)` : undefined}
          dangerouslySetInnerHTML={{ __html: drawn.inside }}
        />
      )}
    </svg>
  );
}
