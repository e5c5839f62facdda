// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
// Cells of a grid as bits, a word for each row. `held` has a bit for each row in which there is one; above and below these, the words
// mean nothing.

/** The cells that share a side with one of these and are not among them, in order. */
export function neighboursInRows(
  m: Int32Array,
  cells: number,
  held: number,
  rows: number,
  columns: number,
  into: number,
): void {
  m[into] = 0;
  if (held === 0) return;
  const all = (1 << columns) - 1;
  const top = 31 - Math.clz32(held & -held);
  const bottom = 31 - Math.clz32(held);
  let count = 0;
  let above = 0;
  let here = 0;
  for (let row = top - 1; row <= bottom + 1; row++) {
    const below = row < bottom ? m[cells + row + 1]! : 0;
    if (row >= 0 && row < rows)
      for (
        let rest = (above | below | (here << 1) | (here >>> 1)) & ~here & all;
        rest !== 0;
        rest &= rest - 1
      )
        m[into + ++count] = row * columns + 31 - Math.clz32(rest & -rest);
    above = here;
    here = below;
  }
  m[into] = count;
}

/**
 * The cells that these enclose, in order; they are bits, a word for each row. At first what lies free between two of them in a row
 * counts as closed; a stretch of it is open when above or below it something is free and not closed.
 */
export function holesInRows(
  m: Int32Array,
  cells: number,
  held: number,
  columns: number,
  into: number,
  closed: number,
): void {
  m[into] = 0;
  if (held === 0) return;
  const top = 31 - Math.clz32(held & -held);
  const bottom = 31 - Math.clz32(held);
  let any = 0;
  for (let row = top + 1; row < bottom; row++) {
    const taken = m[cells + row]!;
    const between = taken === 0 ? 0 : ((1 << (31 - Math.clz32(taken))) - 1) & -(taken & -taken) & ~taken;
    m[closed + row] = between;
    any |= between;
  }
  if (any === 0) return;
  // Above the first row and below the last one everything is open, so that nothing in them is closed.
  m[closed + top] = 0;
  m[closed + bottom] = 0;
  for (let changes = 1; changes !== 0; ) {
    changes = 0;
    for (let row = top + 1; row < bottom; row++) {
      const shut = m[closed + row]!;
      if (shut === 0) continue;
      const way = ~(
        (m[cells + row - 1]! | m[closed + row - 1]!) &
        (m[cells + row + 1]! | m[closed + row + 1]!)
      );
      let open = shut & way;
      if (open === 0) continue;
      for (let more = open; more !== 0; open |= more) more = ((open << 1) | (open >>> 1)) & shut & ~open;
      m[closed + row] = shut & ~open;
      changes = 1;
    }
  }
  let found = 0;
  for (let row = top + 1; row < bottom; row++)
    for (let rest = m[closed + row]!; rest !== 0; rest &= rest - 1)
      m[into + ++found] = row * columns + 31 - Math.clz32(rest & -rest);
  m[into] = found;
}
