/**
 * Small functions that a core may need. Only those that it uses are written into it, so that they are compiled together with
 * the rules of the game: a call across files would cost more than the work.
 */
export const HELPERS: Readonly<Record<string, string>> = {
  fault: `/** The rules cannot go on. */
function fault(code: string, about = ''): never {
  throw new Fault(code, about);
}`,
  printed: `/** A table, as it is printed, behind those before: a dash is none, 8×20 is 8 twenty times. Gives the position of its first number. */
function printed(text: string): number {
  const start = k[0]!;
  let end = start;
  for (const part of text.split(' ')) {
    const [word, times = 1] = part.split('×');
    for (let left = Number(times); left > 0; left--) k[end++] = word === '-' ? NONE : Number(word);
  }
  k[0] = end;
  return start;
}`,
  impossible: `/** The rules say that this cannot happen. */
function impossible(rule: string): void {
  throw new Fault('impossible', rule);
}`,
  refuse: `/** A condition after a change does not hold: the move was not allowed. */
function refuse(reason: number): never {
  refusedFor = reason;
  REFUSED.cause = refusedFor;
  throw REFUSED;
}`,
  refused: `/** Notes why a move is not allowed; of several reasons the one that was reached last counts. */
function refused(depth: number, reason: number, choice: number): void {
  m[REFUSED_AT] = depth;
  if (depth <= deepest) return;
  deepest = depth;
  deepestReason = reason;
  deepestChoice = choice;
}`,
  next: `/** The next random number, from 0 to 2^32 - 1 (xoshiro128**). */
function next(): number {
  const b = m[RANDOM + 1]!;
  const fives = Math.imul(b, 5);
  const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
  const c = m[RANDOM + 2]! ^ m[RANDOM]!;
  const d = m[RANDOM + 3]! ^ b;
  m[RANDOM + 1] = b ^ c;
  m[RANDOM] = m[RANDOM]! ^ d;
  m[RANDOM + 2] = c ^ (b << 9);
  m[RANDOM + 3] = (d << 11) | (d >>> 21);
  return result;
}`,
  draw: `/** A number from 0 to count - 1, all equally likely. */
function draw(count: number): number {
  const number = next();
  return number < 4294967296 - count ? number % count : drawAgain(number, count);
}`,
  drawAgain: `/** What is left over above the last multiple of the count is drawn again. */
function drawAgain(first: number, count: number): number {
  const last = 4294967295 - ((-count >>> 0) % count);
  let number = first;
  while (number > last) number = next();
  return number % count;
}`,
  pick: `/** One item of a list: the one that was supplied, or one that chance picks. */
function pick(list: number): number {
  if (outcome === undefined) return m[list + 1 + draw(m[list]!)]!;
  const item = outcome[0]!;
  outcome = undefined;
  return item;
}`,
  shuffle: `/** A new order for a list, all equally likely. */
function shuffle(list: number): void {
  if (outcome !== undefined) {
    setItems(list, outcome);
    outcome = undefined;
    return;
  }
  for (let last = m[list]! - 1; last >= 1; last--) {
    const other = draw(last + 1);
    const item = m[list + 1 + last]!;
    m[list + 1 + last] = m[list + 1 + other]!;
    m[list + 1 + other] = item;
  }
}`,
  rollUntil: `/** Rolls pieces until a condition holds: one of the outcomes for which it does, all equally likely. */
function rollUntil(pieces: number, faces: number, from: number, values: number, count: number, holds: (t: number) => boolean, t: number): void {
  if (outcome !== undefined) return setFaces(pieces, faces);
  const fits = fitting(pieces, faces, from, values, count, holds, t);
  if (fits.length === 0) fault('no-outcome');
  const chosen = fits[draw(fits.length)]!;
  for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = chosen[i - 1]!;
}`,
  setFaces: `/** The faces that were supplied. */
function setFaces(pieces: number, faces: number): void {
  for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = outcome![i - 1]!;
  outcome = undefined;
}`,
  fitting: `/** All outcomes of a roll for which a condition holds, the last piece changing fastest. */
function fitting(pieces: number, faces: number, from: number, values: number, count: number, holds: (t: number) => boolean, t: number): number[][] {
  const before: number[] = [];
  for (let i = 1; i <= m[pieces]!; i++) before.push(m[faces + m[pieces + i]!]!);
  const combinations = count ** before.length;
  if (combinations > 50_000) fault('too-many-outcomes');
  const fits: number[][] = [];
  for (let combination = 0; combination < combinations; combination++) {
    const outcome: number[] = [];
    for (let rest = combination, i = 0; i < before.length; i++, rest = Math.floor(rest / count))
      outcome.unshift(values >= 0 ? k[values + (rest % count)]! : from + (rest % count));
    for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = outcome[i]!;
    if (holds(t)) fits.push(outcome);
  }
  for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = before[i]!;
  return fits;
}`,
  within: `/** A number that must lie between two others. */
function within(value: number, from: number, to: number, about: string): number {
  if (value < from || value > to) fault(value === NONE ? 'none' : 'out-of-range', about);
  return value;
}`,
  withinOrNone: `/** The same where none is allowed too. */
function withinOrNone(value: number, from: number, to: number, about: string): number {
  if (value !== NONE && (value < from || value > to)) fault('out-of-range', about);
  return value;
}`,
  among: `/** A value of a kind, a seat or the like that must be one of these. */
function among(value: number, from: number, to: number, about: string): number {
  if (value < from || value > to) fault(value === NONE ? 'none' : 'wrong-value', about);
  return value;
}`,
  allowed: `/** A value that must be marked in a table. */
function allowed(value: number, table: number, size: number, about: string): number {
  if (value < 0 || value >= size || k[table + value] !== 1) fault(value === NONE ? 'none' : 'wrong-value', about);
  return value;
}`,
  keyIn: `/** The position of a key that must be there. */
function keyIn(key: number, from: number, size: number, about: string): number {
  if (key < from || key >= from + size) fault('no-such-key', about);
  return key - from;
}`,
  span: `/** The position of a row or column that must be there. */
function span(value: number, first: number, size: number, about: string): number {
  if (value < first || value >= first + size) fault('no-such-cell', about);
  return value - first;
}`,
  there: `/** What was looked up and must be there. */
function there(found: number | undefined, about: string): number {
  return found === undefined || found < 0 ? fault('no-such-key', about) : found;
}`,
  notZero: `function notZero(value: number): number {
  return value === 0 ? fault('division-by-zero') : value;
}`,
  blockOf: `/** The block of a seat that must be there. */
function blockOf(seat: number, seats: number): number {
  if (seat < 0 || seat >= seats) fault(seat === NONE ? 'none' : 'no-such-key', 'seat');
  return SEATS + seat * SEAT_WORDS;
}`,
  clockwise: `/** The player so many steps to the left; from a seat that nobody plays, counted from the first player. */
function clockwise(from: number, steps: number): number {
  const players = m[PLAYERS]!;
  const seat = (from < players ? from : 0) + steps;
  return seat < players ? seat : seat - players;
}`,
  nextPlayer: `/** The next player to the left. */
function nextPlayer(seat: number): number {
  if (seat >= m[PLAYERS]!) return 0;
  return seat + 1 < m[PLAYERS]! ? seat + 1 : 0;
}`,
  sum: `function sum(from: number, words: number): number {
  let total = 0;
  for (let i = 0; i < words; i++) total += m[from + i]!;
  return total;
}`,
  bitsIn: `/** How many bits are set. */
function bitsIn(from: number, words: number): number {
  let count = 0;
  for (let i = 0; i < words; i++) for (let word = m[from + i]!; word !== 0; word &= word - 1) count++;
  return count;
}`,
  firstIn: `/** The first of the things whose bits are set; the thing of bit 0 is \`first\`. */
function firstIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits & -bits);
}`,
  lastIn: `function lastIn(bits: number, first: number): number {
  return bits === 0 ? NONE : first + 31 - Math.clz32(bits);
}`,
  countIn: `/** How many bits are set. */
function countIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}`,
  isNone: `/** 1 for none, 0 for everything else: without a jump, which costs more than it saves where moves are listed. */
function isNone(value: number): number {
  return value >>> 31;
}`,
  atLeast: `/** 1 or 0, in the same way. */
function atLeast(value: number, other: number): number {
  return (other - value - 1) >>> 31;
}`,
  isLess: `function isLess(value: number, other: number): number {
  return (value - other) >>> 31;
}`,
  liesWithin: `function liesWithin(value: number, from: number, to: number): number {
  return ~((value - from) | (to - value)) >>> 31;
}`,
  isSame: `function isSame(value: number, other: number): number {
  const difference = value ^ other;
  return ((difference | -difference) >>> 31) ^ 1;
}`,
  sides: `/** For each cell of a full grid the cells north, east, south and west of it, behind the tables before. */
function sides(rows: number, columns: number): number {
  const start = k[0]!;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = start + (row * columns + column) * 4;
      k[at] = row === 0 ? NONE : (row - 1) * columns + column;
      k[at + 1] = column === columns - 1 ? NONE : row * columns + column + 1;
      k[at + 2] = row === rows - 1 ? NONE : (row + 1) * columns + column;
      k[at + 3] = column === 0 ? NONE : row * columns + column - 1;
    }
  k[0] = start + rows * columns * 4;
  return start;
}`,
  sort: `/** Puts a list in order, the smallest first. */
function sort(list: number): void {
  for (let i = 2; i <= m[list]!; i++) {
    const item = m[list + i]!;
    let j = i;
    for (; j > 1 && m[list + j - 1]! > item; j--) m[list + j] = m[list + j - 1]!;
    m[list + j] = item;
  }
}`,
  neighboursOf: `/** The cells that share a side with one of these and are not among them, in order. */
function neighboursOf(cells: number, beyond: number, marks: number, into: number): void {
  const stamp = ++m[STAMP]!;
  for (let i = 1; i <= m[cells]!; i++) m[marks + m[cells + i]!] = stamp;
  let count = 0;
  for (let i = 1; i <= m[cells]!; i++)
    for (let side = 0; side < 4; side++) {
      const near = k[beyond + m[cells + i]! * 4 + side]!;
      if (near === NONE || m[marks + near] === stamp) continue;
      m[marks + near] = stamp;
      m[into + ++count] = near;
    }
  m[into] = count;
  sort(into);
}`,
  holesIn: `/** The cells that these enclose, in order: only the rectangle around them must be looked at, what leaves it is free. */
function holesIn(cells: number, beyond: number, marks: number, columns: number, into: number, queue: number): void {
  const stamp = ++m[STAMP]!;
  m[into] = 0;
  let [top, bottom, left, right] = [NONE, NONE, NONE, NONE];
  for (let i = 1; i <= m[cells]!; i++) {
    const cell = m[cells + i]!;
    const [row, column] = [(cell / columns) | 0, cell % columns];
    if (top === NONE || row < top) top = row;
    if (bottom === NONE || row > bottom) bottom = row;
    if (left === NONE || column < left) left = column;
    if (right === NONE || column > right) right = column;
    m[marks + cell] = stamp;
  }
  // An enclosed cell has a cell of these on every side of the rectangle: the rim is never enclosed.
  let found = 0;
  for (let row = top + 1; row < bottom; row++)
    for (let column = left + 1; column < right; column++) {
      const start = row * columns + column;
      if (m[marks + start] === stamp) continue;
      let count = 1;
      let isOpen = false;
      m[queue + 1] = start;
      m[marks + start] = stamp;
      for (let head = 1; head <= count; head++) {
        const cell = m[queue + head]!;
        for (let side = 0; side < 4; side++) {
          const near = k[beyond + cell * 4 + side]!;
          if (near === NONE) {
            isOpen = true;
            continue;
          }
          const [nearRow, nearColumn] = [(near / columns) | 0, near % columns];
          if (nearRow < top || nearRow > bottom || nearColumn < left || nearColumn > right) {
            isOpen = true;
            continue;
          }
          if (m[marks + near] === stamp) continue;
          m[marks + near] = stamp;
          m[queue + ++count] = near;
        }
      }
      if (isOpen) continue;
      for (let i = 1; i <= count; i++) m[into + ++found] = m[queue + i]!;
    }
  m[into] = found;
  sort(into);
}`,
  neighboursInRows: `/** The same where the cells are bits, a word for each row. */
function neighboursInRows(cells: number, rows: number, columns: number, into: number): void {
  const all = (1 << columns) - 1;
  let count = 0;
  let above = 0;
  let here = m[cells]!;
  for (let row = 0; row < rows; row++) {
    const below = row + 1 < rows ? m[cells + row + 1]! : 0;
    for (let rest = (above | below | (here << 1) | (here >>> 1)) & ~here & all; rest !== 0; rest &= rest - 1)
      m[into + ++count] = row * columns + 31 - Math.clz32(rest & -rest);
    above = here;
    here = below;
  }
  m[into] = count;
}`,
  holesInRows: `/**
 * The cells that these enclose, in order; they are bits, a word for each row. At first what lies free between two of them in a row
 * counts as closed; a stretch of it is open when above or below it something is free and not closed.
 */
function holesInRows(cells: number, rows: number, columns: number, into: number, closed: number): void {
  m[into] = 0;
  let top = 0;
  while (top < rows && m[cells + top] === 0) top++;
  let bottom = rows - 1;
  while (bottom > top && m[cells + bottom] === 0) bottom--;
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
      const way = ~((m[cells + row - 1]! | m[closed + row - 1]!) & (m[cells + row + 1]! | m[closed + row + 1]!));
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
}`,
  longestRun: `/**
 * The sides of cells that lie on their outline form rings; along each the cells lie on the right hand. The most marked sides in
 * a row; a ring whose sides are all marked counts each once.
 */
function longestRun(cells: number, beyond: number, edges: number, stamp: number): number {
  let longest = 0;
  const isMarked = stamp * 4 + 1;
  for (let i = m[cells]!; i >= 1; i--)
    for (let start = m[cells + i]! * 4, last = start + 3; start <= last; start++) {
      // Once round each ring, from a marked side on which nobody has been.
      if (m[edges + start] !== isMarked) continue;
      let edge = start;
      let run = 0;
      // How many were marked before the first that is not.
      let before = -1;
      do {
        if (m[edges + edge] === isMarked) {
          m[edges + edge] = isMarked + 2;
          run++;
        } else {
          if (before < 0) before = run;
          else if (run > longest) longest = run;
          run = 0;
        }
        edge = nextEdge(edge, beyond, edges, stamp);
      } while (edge !== start);
      if (before > 0) run += before;
      if (run > longest) longest = run;
    }
  return longest;
}`,
  nextEdge: `/** The side that follows on the outline, a cell and its side in one number. */
function nextEdge(edge: number, beyond: number, edges: number, stamp: number): number {
  const side = edge & 3;
  const turned = edge - side + ((side + 1) & 3);
  if (m[edges + turned]! >> 2 === stamp) return turned;
  const ahead = k[beyond + turned]! * 4 + side;
  if (m[edges + ahead]! >> 2 === stamp) return ahead;
  return k[beyond + ahead]! * 4 + ((side + 3) & 3);
}`,
  distinct: `/** Leaves what comes twice in a list that is in order only once. */
function distinct(list: number): void {
  let kept = 0;
  for (let i = 1; i <= m[list]!; i++) if (kept === 0 || m[list + i] !== m[list + kept]) m[list + ++kept] = m[list + i]!;
  m[list] = kept;
}`,
  noteAlike: `/** For each item the position of the last one before it that is like it in what is printed and in its face; 0 for none. */
function noteAlike(items: number, alike: number, faces: number, into: number): void {
  for (let i = 1; i <= m[items]!; i++) {
    const item = m[items + i]!;
    let j = i - 1;
    for (; j > 0; j--) {
      const other = m[items + j]!;
      if (k[alike + other] === k[alike + item] && (faces < 0 || m[faces + other] === m[faces + item])) break;
    }
    m[into + i] = j;
  }
}`,
  largestSet: `/** The largest set that can come of one with items from \`next\` on. */
function largestSet(items: number, before: number, taken: number, set: number, next: number, into: number): void {
  setList(into, set);
  for (let i = next; i <= m[items]!; i++) {
    if (m[before + i] !== 0 && m[taken + m[before + i]!] === 0) continue;
    m[taken + i] = 2;
    append(into, m[items + i]!);
  }
  for (let i = next; i <= m[items]!; i++) if (m[taken + i] === 2) m[taken + i] = 0;
}`,
  isWithin: `/** Whether every item of one list is in another. */
function isWithin(items: number, list: number): boolean {
  for (let i = 1; i <= m[items]!; i++) if (!isIn(m[items + i]!, list)) return false;
  return true;
}`,
  bitsOf: `/** A set as a number, with a bit for each value. */
function bitsOf(list: number, lowest: number): number {
  let bits = 0;
  for (let i = 1; i <= m[list]!; i++) bits |= 1 << (m[list + i]! - lowest);
  return bits;
}`,
  setOfBits: `function setOfBits(bits: number, lowest: number, into: number): void {
  let count = 0;
  for (let value = 0; bits >>> value !== 0; value++) if (((bits >>> value) & 1) === 1) m[into + ++count] = lowest + value;
  m[into] = count;
}`,
  setNumber: `/** Sets of many values have numbers, given in the order in which they come up: the number of the set in a list. */
function setNumber(list: number): number {
  let key = '';
  for (let i = 1; i <= m[list]!; i++) key += String.fromCharCode(m[list + i]!);
  const known = setNumbers.get(key);
  if (known !== undefined) return known;
  setNumbers.set(key, sets.length);
  return sets.push(Array.from({ length: m[list]! }, (_, i) => m[list + 1 + i]!)) - 1;
}`,
  itemsOfSet: `function itemsOfSet(number: number): readonly number[] {
  return sets[number] ?? [];
}`,
  only: `/** The only item of a list. */
function only(list: number): number {
  return m[list] === 1 ? m[list + 1]! : fault('not-exactly-one');
}`,
  firstOf: `function firstOf(list: number): number {
  return m[list] === 0 ? NONE : m[list + 1]!;
}`,
  lastOf: `function lastOf(list: number): number {
  return m[list] === 0 ? NONE : m[list + m[list]!]!;
}`,
  itemOf: `/** An item by its number, from 1. */
function itemOf(list: number, position: number): number {
  return position >= 1 && position <= m[list]! ? m[list + position]! : fault('no-such-item');
}`,
  positionIn: `function positionIn(item: number, list: number): number {
  for (let i = 1; i <= m[list]!; i++) if (m[list + i] === item) return i;
  return fault('no-such-item');
}`,
  isIn: `function isIn(item: number, list: number): boolean {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return true;
  return false;
}`,
  cameBefore: `/** Whether an item of a list stands in it before too. */
function cameBefore(list: number, position: number): boolean {
  const item = m[list + position]!;
  for (let i = 1; i < position; i++) if (m[list + i] === item) return true;
  return false;
}`,
  sameList: `function sameList(a: number, b: number): boolean {
  if (m[a] !== m[b]) return false;
  for (let i = 1; i <= m[a]!; i++) if (m[a + i] !== m[b + i]) return false;
  return true;
}`,
  sameSet: `/** The same items, each as often, in whatever order. */
function sameSet(a: number, b: number): boolean {
  if (m[a] !== m[b]) return false;
  for (let i = 1; i <= m[a]!; i++) {
    let difference = 0;
    for (let j = 1; j <= m[a]!; j++) {
      if (m[a + j] === m[a + i]) difference++;
      if (m[b + j] === m[a + i]) difference--;
    }
    if (difference !== 0) return false;
  }
  return true;
}`,
  setList: `/** Makes one list like another. */
function setList(to: number, from: number): void {
  for (let i = m[from]!; i >= 0; i--) m[to + i] = m[from + i]!;
}`,
  setItems: `function setItems(list: number, items: readonly number[]): void {
  for (let i = 0; i < items.length; i++) m[list + 1 + i] = items[i]!;
  m[list] = items.length;
}`,
  append: `function append(list: number, item: number): void {
  m[list + ++m[list]!] = item;
}`,
  insert: `/** Puts items into a list, the first as number \`position\`. */
function insert(list: number, items: number, position: number, about: string): void {
  const [length, count] = [m[list]!, m[items]!];
  if (position < 1 || position > length + 1) fault('out-of-range', about);
  for (let i = length; i >= position; i--) m[list + i + count] = m[list + i]!;
  for (let i = 0; i < count; i++) m[list + position + i] = m[items + 1 + i]!;
  m[list] = length + count;
}`,
  positionOrZero: `/** Which item of a list it is, from 1; 0 where it is none of them. */
function positionOrZero(item: number, list: number): number {
  for (let i = m[list]!; i >= 1; i--) if (m[list + i] === item) return i;
  return 0;
}`,
  insertItem: `/** Puts an item into a list, as number \`position\`. */
function insertItem(list: number, item: number, position: number): void {
  for (let i = ++m[list]!; i > position; i--) m[list + i] = m[list + i - 1]!;
  m[list + position] = item;
}`,
  moveAll: `/** All items of one list to the end of another. */
function moveAll(from: number, to: number): void {
  if (from === to) return;
  for (let i = 1; i <= m[from]!; i++) append(to, m[from + i]!);
  m[from] = 0;
}`,
  removeFrom: `/** Takes an item out of a list; false if it is not in it. */
function removeFrom(list: number, item: number): boolean {
  const count = m[list]!;
  let kept = 0;
  for (let i = 1; i <= count; i++) {
    const one = m[list + i]!;
    m[list + 1 + kept] = one;
    kept += one === item ? 0 : 1;
  }
  m[list] = kept;
  return kept < count;
}`,
  removeLast: `/** Takes the last item that is equal out of a list, if there is one. */
function removeLast(list: number, item: number): void {
  const count = m[list]!;
  for (let i = count; i >= 1; i--)
    if (m[list + i] === item) {
      for (let j = i; j < count; j++) m[list + j] = m[list + j + 1]!;
      m[list] = count - 1;
      return;
    }
}`,
  order: `/** Puts values in the order of their keys, the smallest first; equal ones stay as they stand. */
function order(values: number, keys: number, measures: number, count: number): void {
  for (let i = 1; i < count; i++)
    for (let j = i; j > 0 && comesFirst(keys, measures, j, j - 1); j--) {
      swap(values + j, values + j - 1);
      for (let k = 0; k < measures; k++) swap(keys + j * measures + k, keys + (j - 1) * measures + k);
    }
}`,
  comesFirst: `function comesFirst(keys: number, measures: number, a: number, b: number): boolean {
  const equal = alike(keys, measures, a, b);
  return equal < measures && m[keys + a * measures + equal]! < m[keys + b * measures + equal]!;
}`,
  alike: `/** How many measures, from the first on, do not tell two apart. */
function alike(keys: number, measures: number, a: number, b: number): number {
  let equal = 0;
  while (equal < measures && m[keys + a * measures + equal] === m[keys + b * measures + equal]) equal++;
  return equal;
}`,
  swap: `function swap(a: number, b: number): void {
  const word = m[a]!;
  m[a] = m[b]!;
  m[b] = word;
}`,
  orderOne: `/** The same where there is one measure. */
function orderOne(values: number, keys: number, count: number): void {
  for (let i = 1; i < count; i++) {
    const key = m[keys + i]!;
    const value = m[values + i]!;
    let at = i;
    for (; at > 0 && m[keys + at - 1]! > key; at--) {
      m[keys + at] = m[keys + at - 1]!;
      m[values + at] = m[values + at - 1]!;
    }
    m[keys + at] = key;
    m[values + at] = value;
  }
}`,
  placed: `/**
 * Gives places to values in order, from place \`from\` on, for as long as fewer than \`first\` are placed. Those whom no measure
 * tells apart share (0), win together (1), win nothing, and nobody behind them (2), or cannot be (3).
 */
function placed(keys: number, measures: number, count: number, places: number, shares: number, by: number, from: number, first: number, tie: number): number {
  let ranked = 0;
  while (ranked < count && ranked < first) {
    let tied = 1;
    while (ranked + tied < count && alike(keys, measures, ranked, ranked + tied) === measures) tied++;
    if (tied > 1 && tie === 2) return ranked;
    if (tied > 1 && tie === 3) fault('tie');
    for (let i = 0; i < tied; i++) {
      m[places + ranked + i] = from + ranked;
      m[shares + ranked + i] = tie === 0 ? tied : 1;
      m[by + ranked + i] = decidedBy(keys, measures, count, ranked + i);
    }
    ranked += tied;
  }
  return ranked;
}`,
  placedOne: `/** The same where there is one measure, and nobody asks what decided. */
function placedOne(keys: number, count: number, places: number, shares: number, from: number, first: number, tie: number): number {
  let ranked = 0;
  while (ranked < count && ranked < first) {
    let next = ranked + 1;
    while (next < count && m[keys + next] === m[keys + ranked]) next++;
    const tied = next - ranked;
    if (tied > 1 && tie === 2) return ranked;
    if (tied > 1 && tie === 3) fault('tie');
    for (let i = ranked; i < next; i++) {
      m[places + i] = from + ranked;
      m[shares + i] = tie === 0 ? tied : 1;
    }
    ranked = next;
  }
  return ranked;
}`,
  decidedBy: `/** The measure that tells one apart from those beside it: 0 for the first; all of them where none does. */
function decidedBy(keys: number, measures: number, count: number, position: number): number {
  const above = position > 0 ? alike(keys, measures, position, position - 1) : 0;
  const below = position + 1 < count ? alike(keys, measures, position, position + 1) : 0;
  return Math.max(above, below);
}`,
  lots: `/**
 * The same where a lot decides among those whom no measure tells apart; \`picks\` are the lots drawn so far. -1: a lot is to be
 * drawn among those in \`event\`.
 */
function lots(values: number, keys: number, measures: number, count: number, places: number, shares: number, by: number, from: number, first: number, picks: number): number {
  let ranked = 0;
  let drawn = 0;
  while (ranked < count && ranked < first) {
    let tied = 1;
    while (ranked + tied < count && alike(keys, measures, ranked, ranked + tied) === measures) tied++;
    const decided = decidedBy(keys, measures, count, ranked);
    for (let left = tied; left > 0 && ranked < first; left--) {
      if (left > 1) {
        if (++drawn > m[picks]!) {
          m[event] = left;
          for (let i = 0; i < left; i++) m[event + 1 + i] = m[values + ranked + i]!;
          return -1;
        }
        // The one picked comes to the front of those still tied; the others keep their order.
        let at = ranked;
        while (m[values + at] !== m[picks + drawn]) at++;
        const pick = m[values + at]!;
        for (; at > ranked; at--) m[values + at] = m[values + at - 1]!;
        m[values + ranked] = pick;
      }
      m[places + ranked] = from + ranked;
      m[shares + ranked] = 1;
      m[by + ranked] = decided;
      ranked++;
    }
  }
  return ranked;
}`,
};

/** The helpers that a text uses, and those that they use. */
export function helpersFor(text: string): string[] {
  const found = new Set<string>();
  const look = (within: string): void => {
    for (const name of Object.keys(HELPERS)) {
      if (found.has(name) || !new RegExp(`(?<![\\w.])${name}\\(`).test(within)) continue;
      found.add(name);
      look(HELPERS[name]!.slice(HELPERS[name]!.indexOf('{')));
    }
  };
  look(text);
  return Object.keys(HELPERS).filter((name) => found.has(name));
}
