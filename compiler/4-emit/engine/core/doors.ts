import { functions } from '../../code/quote.ts';

/** How everybody else finds out for whom, and for what, the scripts wait. */
export const DOORS = functions`
function stateWords(): number {
  return SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
}

/** To be called when somebody else has written into the memory. */
function refresh(): void {
  m[LISTED_FOR] = -1;
}

function copyFrom(other: Core): void {
  m.set(other.memory.subarray(0, other.stateWords()));
  refresh();
}

/** The script that waits for a player; -1 if none does. */
function threadOf(player: number): number {
  if (m[BRANCHES] === 0) return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 && m[MAIN + WAITS_FOR] === player ? MAIN : -1;
  let found = -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return -1;
    if (found < 0 && m[thread + WAITS_FOR] === player) found = thread;
  }
  return found;
}

function actors(): number {
  let bits = 0;
  if (m[BRANCHES] === 0) return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? 1 << m[MAIN + WAITS_FOR]! : 0;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return 0;
    bits |= 1 << m[thread + WAITS_FOR]!;
  }
  return bits;
}

function actorAt(position: number): number {
  if (m[BRANCHES] === 0) return position === 0 && k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? m[MAIN + WAITS_FOR]! : -1;
  let left = position;
  let found = -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] === DONE) continue;
    if (k[DECISION_OF_CASE + m[thread]!]! < 0) return -1;
    if (left-- === 0) found = m[thread + WAITS_FOR]!;
  }
  return found;
}

function decisionOf(player: number): number {
  const thread = threadOf(player);
  return thread < 0 ? -1 : k[DECISION_OF_CASE + m[thread]!]!;
}

/** The script in which chance is to decide; -1 if there is none. */
function chanceThread(): number {
  if (m[BRANCHES] === 0) return k[CHANCE_OF_CASE + m[MAIN]!]! >= 0 ? MAIN : -1;
  for (let i = 1; i <= m[BRANCHES]!; i++) {
    const thread = SEATS + m[BRANCHES + i]! * SEAT_WORDS + THREAD;
    if (m[thread] !== DONE && k[CHANCE_OF_CASE + m[thread]!]! >= 0) return thread;
  }
  return -1;
}`;
