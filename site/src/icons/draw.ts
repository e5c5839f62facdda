/** The strokes of the icons: all stand on a grid of 24, in one colour, so that they can be drawn in that of the text. */

/** A line as the pen goes. */
export const line = (path: string): string => `<path d="${path}"/>`;

/** A filled shape; what lies inside another part of it is cut out. */
export const solid = (path: string): string =>
  `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${path}"/>`;

export const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor" stroke="none"/>`;

export const ring = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

/** A letter or a number in the middle. */
export const sign = (text: string, size = 12): string =>
  `<text x="12" y="${(12 + size * 0.345).toFixed(1)}" font-size="${size}" font-weight="700" text-anchor="middle" fill="currentColor" stroke="none">${text.replace(/[<&]/g, '')}</text>`;

/** The star of eight points that the tiles of the Alhambra are full of. */
export const STAR =
  'M23 12l-3.22 3.22v4.56h-4.56L12 23l-3.22-3.22H4.22v-4.56L1 12l3.22-3.22V4.22h4.56L12 1l3.22 3.22h4.56v4.56z';
