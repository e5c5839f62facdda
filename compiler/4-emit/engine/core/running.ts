import { present } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import type { Settled } from '../machine/cases.ts';

/** The machine, and how scripts go on one after the other. */
export function run(
  e: Emitter,
  settled: Settled,
  runsGame: string,
  branches: string,
  skipped: string,
): string {
  const cases = settled.cases.map(
    ({ number, text, about }) =>
      `case ${number}: {${about ? ` // ${about}` : ''}\n${text.replaceAll('return;', 'return false;')}\n}`,
  );
  return `
/** Runs one script until it stops, forks or ends; whether it waits for a player now. */
function runThread(thread: number): boolean {
  // Under names of its own V8 knows for certain what they are.
  const m = memory;
  const k = tables;
  const t = thread | 0;
  let pc = m[t]!;
  let asked: number;
  let listed: number;
  for (;;) {
    switch (pc) {
${cases.join('\n')}
      default:
        m[t] = DONE;
        return false;
    }
    // Here a script waits for a player.
    waitFor(t, asked, listed, pc);
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
  if (runThread(t)) return${checks(e) ? ' checkPlaces()' : ''};
  while (m[${branches}] !== 0) {
    if (isMain)
      for (let i = 1; i <= m[${branches}]!; i++) {
        runThread(SEATS + m[${branches} + i]! * SEAT_WORDS + THREAD);
      }
    for (let i = 1; i <= m[${branches}]!; i++) if (m[SEATS + m[${branches} + i]! * SEAT_WORDS + THREAD] !== DONE) return${checks(e) ? ' checkPlaces()' : ''};
    m[${branches}] = 0;
    isMain = true;
    runThread(MAIN);
  }
  if (m[MAIN] === DONE && m[${runsGame}] === 1) m[OVER] = 1;
  ${checks(e) ? 'checkPlaces();' : ''}
}
${checks(e)}

/** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
function skip(who: number, site: number): number {
  const notes = SEATS + who * SEAT_WORDS + ${skipped};
  m[LISTED_FOR] = -1;
  if (m[notes]! > 0) forgetNote(notes, site);
  const note = notes + 1 + m[notes]!++ * NOTE_WORDS;
  m[note] = site;
  return note;
}

/** A decision is noted once, for the last time. */
function forgetNote(notes: number, site: number): void {
  const count = m[notes]!;
  for (let i = 0; i < count; i++)
    if (m[notes + 1 + i * NOTE_WORDS] === site) {
      m.copyWithin(notes + 1 + i * NOTE_WORDS, notes + 1 + (i + 1) * NOTE_WORDS, notes + 1 + count * NOTE_WORDS);
      m[notes]!--;
      return;
    }
}`;
}

/** Places that are not to be too full whenever the game stops. */
function checks(e: Emitter): string {
  const places = [...e.gen.layout.fields.values()].filter(({ model, form }) => {
    const type = present(model.type);
    return form === 'list' && model.upTo !== undefined && type.is === 'collection' && type.form === 'place';
  });
  if (places.length === 0) return '';
  const tests = places.map(({ name, model, inSeat, keys, words }) => {
    const count = keys.reduce((product, { size }) => product * size, 1);
    const one = (address: string): string =>
      `if (m[${address}]! > ${model.upTo}) fault('too-many', '${model.name}');`;
    const all = (address: string): string =>
      count === 1 ? one(address) : `for (let i = 0; i < ${count}; i++) ${one(`${address} + i * ${words}`)}`;
    return inSeat
      ? `for (let block = SEATS; block < stateWords(); block += SEAT_WORDS) ${all(`block + ${name}`)}`
      : all(name);
  });
  return `/** No place holds more than it may. */\nfunction checkPlaces(): void {\n${tests.join('\n')}\n}`;
}
