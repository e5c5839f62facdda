/**
 * Stars of eight points and the crosses between them, as on the walls of the Alhambra: a tile that repeats without a seam.
 * It is all in black, to be used as a mask, so that the page gives it its colour in light and dark:
 *
 *   background: var(--line); mask: url('../icons/zellij.svg') 0 0 / 48px;
 *
 * This is the same for where an SVG is needed in place: put `<defs>` around it and fill with `url(#id)`.
 */
import { STAR } from './draw.ts';

export function zellijPattern(id: string, size = 48): string {
  const scale = size / 24;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${scale})" fill="none" stroke="currentColor" stroke-width=".5"><path d="${STAR}"/><path transform="translate(6 6) scale(.5)" d="${STAR}"/></g></pattern>`;
}
