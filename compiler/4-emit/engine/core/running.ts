import { present } from '../../../2-model/types.ts';
import { load, type Operand, own, sum, text, times } from '../../code/build.ts';
import { functions, stmts } from '../../code/quote.ts';
import type { Func, Stmt, SwitchCase } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { SCRIPT } from './waiting.ts';

/** The machine, and how scripts go on one after the other. */
export function running(e: GameEmitter, cases: readonly SwitchCase[]): readonly Func[] {
  const checks = checkPlaces(e);
  const check = checks.length > 0 ? stmts`checkPlaces();` : [];
  const [m, k, pc, asked, listed] = ['m', 'k', 'pc', 'asked', 'listed'].map((spelling) => own(spelling));
  return [
    ...functions`
/** Runs one script until it stops, forks or ends; whether it waits for a player now. */
function runThread(thread: number): boolean {
  // Under names of its own V8 knows for certain what they are.
  const ${m!} = memory;
  const ${k!} = tables;
  const ${SCRIPT} = thread | 0;
  let ${pc!} = m[${SCRIPT}];
  let ${asked!}: number;
  let ${listed!}: number;
  for (;;) {
    switch (pc) {
      ${cases}
      default:
        m[${SCRIPT}] = DONE;
        return false;
    }
    // Here a script waits for a player.
    waitFor(${SCRIPT}, ${asked!}, ${listed!}, pc);
    return true;
  }
}

/** A player has to choose: a script waits. */
function waitFor(t: number, player: number, listed: number, site: number): void {
  m[t] = site;
  m[t + WAITS_FOR] = player;
  m[LISTED] = listed;
  m[LISTED_FOR] = player;
  m[LISTED_IN] = t;
}

/** Goes on with a script, and with all that follow from it, until the game stops. */
function goOn(t: number): void {
  m[JUMPS] = 0;
  let isMain = t === MAIN;
  if (runThread(t)) {
    ${check}
    return;
  }
  while (m[BRANCHES] !== 0) {
    if (isMain)
      for (let i = 1; i <= m[BRANCHES]; i++) {
        runThread(SEATS + m[BRANCHES + i] * SEAT_WORDS + THREAD);
      }
    for (let i = 1; i <= m[BRANCHES]; i++)
      if (m[SEATS + m[BRANCHES + i] * SEAT_WORDS + THREAD] !== DONE) {
        ${check}
        return;
      }
    m[BRANCHES] = 0;
    isMain = true;
    runThread(MAIN);
  }
  if (m[MAIN] === DONE && m[RUNS_GAME] === 1) m[OVER] = 1;
  ${check}
}`,
    ...checks,
    ...functions`
/** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
function skip(who: number, site: number): number {
  const notes = SEATS + who * SEAT_WORDS + SKIPPED;
  m[LISTED_FOR] = -1;
  if (m[notes] > 0) forgetNote(notes, site);
  const note = notes + 1 + m[notes]++ * NOTE_WORDS;
  m[note] = site;
  return note;
}

/** A decision is noted once, for the last time. */
function forgetNote(notes: number, site: number): void {
  const count = m[notes];
  for (let i = 0; i < count; i++)
    if (m[notes + 1 + i * NOTE_WORDS] === site) {
      m.copyWithin(notes + 1 + i * NOTE_WORDS, notes + 1 + (i + 1) * NOTE_WORDS, notes + 1 + count * NOTE_WORDS);
      m[notes]--;
      return;
    }
}`,
  ];
}

/** Places that are not to be too full whenever the game stops. */
function checkPlaces(e: GameEmitter): readonly Func[] {
  const places = [...e.gen.layout.fields.values()].filter(({ model, form }) => {
    const type = present(model.type);
    return form === 'list' && model.upTo !== undefined && type.is === 'collection' && type.form === 'place';
  });
  if (places.length === 0) return [];
  const tests = places.flatMap(({ name, model, inSeat, keys, words }): readonly Stmt[] => {
    const count = keys.reduce((product, { size }) => product * size, 1);
    const one = (address: Operand): readonly Stmt[] =>
      stmts`if (${load(address)} > ${model.upTo!}) fault('too-many', ${text(model.name)});`;
    const i = e.gen.fresh('i');
    const all = (address: Operand): readonly Stmt[] =>
      count === 1
        ? one(address)
        : stmts`for (let ${i} = 0; ${i} < ${count}; ${i}++) { ${one(sum(address, times(i, words)))} }`;
    if (!inSeat) return all(name);
    const block = e.gen.fresh('block');
    return stmts`for (let ${block} = SEATS; ${block} < stateWords(); ${block} += SEAT_WORDS) { ${all(sum(block, name))} }`;
  });
  return functions`
/** No place holds more than it may. */
function checkPlaces(): void {
  ${tests}
}`;
}
