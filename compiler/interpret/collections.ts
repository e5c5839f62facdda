import type { Bound, Expr, Value } from '../2-model/model.ts';
import { asList, isList } from '../2-model/values.ts';
import { type Code, checkCount, fault, type Names, numberIn, type Scene, spend } from './scene.ts';

type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
type Prepare = (expr: Expr, names: Names) => Code;

/** `some x in D where C` and its kin. */
export function prepareQuantifier(expr: Quantifier, names: Names, prepare: Prepare): Code {
  const source = prepare(expr.bound.in, names);
  const inner = names.bind(expr.bound.local);
  const where = expr.where ? prepare(expr.where, inner.names) : () => true;
  const otherwise = expr.otherwise ? prepare(expr.otherwise, names) : () => null;
  const { slot } = inner;
  const items = (scene: Scene): readonly Value[] => asList(source(scene));
  const test = (scene: Scene, item: Value): boolean => {
    spend(scene, 1);
    scene.bound[slot] = item;
    return where(scene) === true;
  };
  const first = (scene: Scene): Value | undefined => {
    for (const item of items(scene)) if (test(scene, item)) return item;
    return undefined;
  };
  const last = (scene: Scene): Value | undefined => {
    const all = items(scene);
    for (let index = all.length - 1; index >= 0; index--) if (test(scene, all[index]!)) return all[index]!;
    return undefined;
  };
  const all = (scene: Scene): Value[] => {
    const those: Value[] = [];
    for (const item of items(scene)) if (test(scene, item)) those.push(item);
    return those;
  };
  switch (expr.op) {
    case 'some':
      return (scene) => first(scene) !== undefined;
    case 'no':
      return (scene) => first(scene) === undefined;
    case 'all':
      return all;
    case 'count of':
      return (scene) => {
        let count = 0;
        for (const item of items(scene)) if (test(scene, item)) count++;
        return count;
      };
    case 'first of':
      return (scene) => found(first(scene), () => otherwise(scene));
    case 'last of':
      return (scene) => found(last(scene), () => otherwise(scene));
    case 'the':
      return (scene) => {
        const those = all(scene);
        return those.length === 1 ? those[0]! : fault(scene, 'not-exactly-one');
      };
    case 'the first':
      return (scene) => found(first(scene), () => fault(scene, 'not-found'));
    case 'the last':
      return (scene) => found(last(scene), () => fault(scene, 'not-found'));
  }
}

/** What was found (it may be none), or something else if there was nothing. */
function found(value: Value | undefined, otherwise: () => Value): Value {
  return value === undefined ? otherwise() : value;
}

/** `total of E for x in D, y in D where C` and its kin. */
export function prepareGather(expr: Gather, names: Names, prepare: Prepare): Code {
  const values = prepareValues(expr, names, prepare);
  const otherwise = expr.otherwise ? prepare(expr.otherwise, names) : () => null;
  switch (expr.op) {
    case 'all of':
      return values;
    case 'total of':
      return (scene) => values(scene).reduce<number>((total, value) => total + numberIn(scene, value), 0);
    case 'highest of':
      return (scene) =>
        found(
          best(scene, values(scene), (a, b) => a > b),
          () => otherwise(scene),
        );
    case 'lowest of':
      return (scene) =>
        found(
          best(scene, values(scene), (a, b) => a < b),
          () => otherwise(scene),
        );
  }
}

function best(
  scene: Scene,
  values: readonly Value[],
  isBetter: (a: number, b: number) => boolean,
): Value | undefined {
  let top: Value | undefined;
  for (const value of values)
    if (top === undefined || isBetter(numberIn(scene, value), numberIn(scene, top))) top = value;
  return top;
}

/** The values gathered, combination by combination; the last name changes fastest. */
function prepareValues(expr: Gather, names: Names, prepare: Prepare): (scene: Scene) => readonly Value[] {
  if (expr.bounds.length === 0) {
    const collection = prepare(expr.value, names);
    return (scene) => asList(collection(scene));
  }
  let inner = names;
  const loops = expr.bounds.map((bound) => {
    const source = prepare(bound.in, inner);
    const bind = inner.bind(bound.local);
    inner = bind.names;
    return { source, slot: bind.slot };
  });
  const where = expr.where ? prepare(expr.where, inner) : () => true;
  const value = prepare(expr.value, inner);
  const gather = (scene: Scene, depth: number, into: Value[]): void => {
    const loop = loops[depth];
    if (loop) {
      for (const item of asList(loop.source(scene))) {
        spend(scene, 1);
        scene.bound[loop.slot] = item;
        gather(scene, depth + 1, into);
      }
    } else if (where(scene) === true) {
      const one = value(scene);
      // Collections that are gathered become one.
      if (isList(one)) {
        spend(scene, one.length);
        for (const item of one) into.push(item);
      } else into.push(one);
      if (expr.op === 'all of') checkCount(scene, into.length);
    }
  };
  return (scene) => {
    const into: Value[] = [];
    gather(scene, 0, into);
    return into;
  };
}
