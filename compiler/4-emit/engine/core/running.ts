import { present } from '../../../2-model/types.ts';
import { load, type Operand, own, sum, text, times } from '../../code/build.ts';
import { functions, stmts } from '../../code/quote.ts';
import type { Func, Stmt, SwitchCase } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { SCRIPT } from './waiting.ts';

/** The machine. */
export function runThread(cases: readonly SwitchCase[]): readonly Func[] {
  const [m, k, pc, asked, listed] = ['m', 'k', 'pc', 'asked', 'listed'].map((spelling) => own(spelling));
  return functions`
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
}`;
}

/** Places that are not to be too full whenever the game stops. */
export function checkPlaces(e: GameEmitter): readonly Func[] {
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
