import type { Declaration } from '../1-syntax/tree.ts';
import type { Entry } from './collect.ts';
import { placeOf } from './collect.ts';
import { DIRECTION } from './directions.ts';
import type { Environment } from './environment.ts';
import { SIDE } from './sides.ts';

type KindTree = Extract<Declaration, { is: 'kind' }>;

/** Whole kinds first, then the parts, which take their values from them. */
export function readKinds(env: Environment, entries: readonly Entry[]): void {
  const kinds = entries.flatMap((entry) => (entry.tree.is === 'kind' ? [{ entry, tree: entry.tree }] : []));
  for (const { entry, tree } of kinds) {
    reportDoubles(env, entry, tree);
    if (!tree.part)
      env.kinds.set(tree.name.text, {
        name: tree.name.text,
        values: tree.values.map((value) => value.text),
        ...(tree.goesRound ? { goesRound: true as const } : {}),
        at: entry.nameAt,
      });
  }
  for (const kind of [SIDE, DIRECTION])
    if (!env.kinds.has(kind.name))
      env.kinds.set(kind.name, { ...kind, builtIn: true, at: { file: '', start: 0, end: 0 } });
  for (const { entry, tree } of kinds) {
    if (!tree.part) continue;
    const whole = env.kinds.get(tree.part.text);
    if (!whole || whole.partOf) {
      env.unknown(
        entry.placed,
        tree.part,
        [...env.kinds.values()].filter((kind) => !kind.partOf).map((kind) => kind.name),
      );
      continue;
    }
    const positions: number[] = [];
    for (const value of tree.values) {
      const position = whole.values.indexOf(value.text);
      if (position >= 0) positions.push(position);
      else env.unknownValue(entry.placed, value, whole.name, whole.values);
    }
    env.kinds.set(tree.name.text, {
      name: tree.name.text,
      values: positions.map((position) => whole.values[position]!),
      partOf: { kind: whole.name, values: positions.sort((a, b) => a - b) },
      at: entry.nameAt,
    });
  }
}

function reportDoubles(env: Environment, entry: Entry, tree: KindTree): void {
  const seen = new Map<string, KindTree['values'][number]>();
  for (const value of tree.values) {
    const first = seen.get(value.text);
    if (first)
      env.problems.error(
        'double-value',
        placeOf(entry.placed, value),
        { value: value.text, kind: tree.name.text },
        placeOf(entry.placed, first),
      );
    else seen.set(value.text, value);
  }
}
