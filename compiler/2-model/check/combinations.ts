import { MOST_MOVES, MOST_SETS } from '../../limits.ts';
import type { Environment } from '../environment.ts';
import type { Script } from '../model.ts';
import { present, type Type } from '../types.ts';
import type { Checked } from './checked.ts';

/** All choices of an action, one with every other, are no more moves than can be numbered. */
export function checkCombinations({ env, problems, scripts }: Checked): void {
  for (const { sort, script } of scripts) {
    if (sort !== 'action') continue;
    let moves = 1;
    for (const choice of choicesIn(script.body)) {
      const { type } = choice.from;
      const values = valuesOf(env, present(type.is === 'collection' ? type.of : type));
      moves *= choice.several ? Math.min(2 ** values, MOST_SETS) : values + 1;
      if (moves <= MOST_MOVES) continue;
      problems.error('too-many-combinations', choice.at, { name: script.name });
      break;
    }
  }
}

function choicesIn(script: Script): readonly Extract<Script[number], { readonly is: 'choose' }>[] {
  return script.filter((statement) => statement.is === 'choose');
}

/** How many values a type has at most. */
function valuesOf(env: Environment, type: Type): number {
  switch (type.is) {
    case 'number':
      return type.to - type.from + 1;
    case 'yes or no':
      return 2;
    case 'kind':
      return env.kinds.get(type.kind)?.values.length ?? 1;
    case 'seat':
      return env.seatCounts.to;
    case 'piece':
      return env.pieces.get(type.pieces)?.pieces.length ?? 1;
    case 'cell':
      return env.grids.get(type.grid)?.cells.length ?? 1;
    case 'line':
      return env.grids.get(type.grid)?.lines.length ?? 1;
    default:
      return 1;
  }
}
