import { capital, type Form, one, several, small, weighted } from './form.ts';

/** Things that are printed or lie on the table: each form declares one under a name, and uses it so that a mix-up shows. */

export const terms: readonly Form[] = [
  one((name, id) => ({
    declarations: [`term ${name} = ${id}`],
    turn: [`own-log[${id}] becomes ${name} + own-shift`],
    score: [`award ${name}`],
    probes: [{ do: 'value', name }],
  })),
  one((name, id) => ({
    declarations: [`term ${name}[own-a: 0..99] = own-a * 7 + ${id}`],
    turn: [`own-log[${id}] becomes ${name}[own-turns]`],
    score: [`award ${name}[own-turns]`],
    probes: [{ do: 'value', name, args: [5] }],
  })),
  one((name, id) => ({
    declarations: [`term ${name} of player = own-turns * 5 + ${id}`],
    turn: [`own-log[${id}] becomes ${name} + ${name} of next of player`],
    score: [`award ${name}`],
    probes: [{ do: 'value', name, of: 2 }],
  })),
  one((name, id) => ({
    declarations: [
      `term ${name}[own-a: 0..99] of player
  let own-b = own-a + own-turns
  if own-b is more than 3: own-b + ${id}
  otherwise: ${id}`,
    ],
    turn: [`own-log[${id}] becomes ${name}[own-turns + 1]`],
    score: [`award ${name}[2]`],
    probes: [{ do: 'value', name, args: [3], of: 1 }],
  })),
  one((name, id) => ({
    declarations: [`term ${name} of player = own-turns is at least 2`],
    turn: [
      `if ${name}`,
      `  own-log[${id}] becomes own-turns`,
      'otherwise',
      `  own-log[${id}] becomes -${id}`,
    ],
    probes: [{ do: 'value', name, of: 1 }],
  })),
  one((name, id) => ({
    declarations: [`term ${name} = all spot in own-moor where row of spot is own-shift`],
    turn: [`own-log[${id}] becomes ${id} * count of ${name}`],
    probes: [{ do: 'value', name }],
  })),
];

export const fields: readonly Form[] = [
  one((name, id) => ({
    player: [`${name}: 0..9999, starts at ${id}`],
    turn: [`add ${(id % 5) + 1} to ${name}`],
    score: [`award ${name}`],
    probes: [{ do: 'value', name, of: 2 }],
  })),
  one((name, id) => ({
    table: [`${name}: 0..9999, starts at ${id}`],
    turn: [`${name} becomes ${name} + own-turns`],
    score: [`award ${name}`],
    probes: [{ do: 'value', name }],
  })),
  one((name, id) => ({
    seat: [`${name}: 0..9999 for each Own-tree`],
    turn: [`${name}[own-wet] becomes ${name}[own-oak] + ${id}`],
    score: [`award ${name}[own-oak] for own-oak`],
    probes: [{ do: 'value', name, of: 1, args: ['own-oak'] }],
  })),
  one((name, id) => ({
    table: [`${name}: list of 0..9, up to 8`],
    turn: [`if count of ${name} is less than 8`, `  add ${id % 10} to ${name}`],
    score: [`award count of ${name}`],
  })),
  one((name, id) => ({
    player: [`${name}: set of Own-tree`],
    turn: [`add own-wet to ${name}`, `if own-turns is ${1 + (id % 2)}`, `  remove own-oak from ${name}`],
  })),
  one((name) => ({
    table: [`${name}: own-beads`],
    turn: ['if own-box is not empty', `  move top of own-box to ${name}`],
    score: [`award count of ${name}`],
  })),
  one((name, id) => ({
    player: [`${name}: 0..9999, starts at ${id}, seen by owner`],
    turn: [`add own-turns to ${name}`],
    score: [`award ${name}`],
  })),
  one((name, id) => ({
    table: [`${name}: Own-tree or none, for each cell of own-moor`],
    turn: [
      `${name}[own-moor[0, own-shift]] becomes own-pine`,
      `${name}[own-moor[1, 1]] becomes own-wet`,
      `own-log[${id}] becomes ${id} * count of cells of ${name}`,
    ],
  })),
];

export const tables: readonly Form[] = [
  one((name, id) => ({
    declarations: [
      `table ${name} by Own-tree
  Own-tree  | own-points-${id}
  own-oak   | ${id}
  own-birch | ${id + 1}
  own-pine  | ${id + 2}`,
    ],
    turn: [`own-log[${id}] becomes ${name}[own-wet]`],
    score: [`award ${name}[own-wet]`],
    probes: [{ do: 'value', name, args: ['own-birch'] }],
  })),
  one((name, id) => ({
    declarations: [
      `table ${name} by own-place and Own-tree, otherwise 0
    | own-oak | own-birch | own-pine
  1 | ${id}   | 4         | 3
  2 | 2       | ${id}     | 1`,
    ],
    turn: [`own-log[${id}] becomes ${name}[own-turns, own-wet]`],
    score: [`award ${name}[1, own-oak]`],
    probes: [{ do: 'value', name, args: [2, 'own-birch'] }],
  })),
];

export const columns: readonly Form[] = [
  several(12, (names, id) => ({
    declarations: [
      `table own-t${id} by own-k${id}
  own-k${id} | 0..1 | 2..99
${names.map((name, index) => `  ${name} | ${id + index} | ${index}`).join('\n')}
  own-b${id} | 5 | ${id}`,
    ],
    turn: [`own-log[${id}] becomes ${weighted(names.map((name) => `${name} of own-t${id}[own-turns]`))}`],
    score: names.map((name) => `award ${name} of own-t${id}[own-turns]`),
    probes: names.map((name) => ({ do: 'value', name: `own-t${id}`, column: name, args: [1] })),
  })),
  one((name, id) => ({
    declarations: [
      `table own-t${id} by ${name}
  ${name}    | 0..1  | 2..99
  own-b${id} | ${id} | 8`,
    ],
    turn: [`own-log[${id}] becomes own-t${id}[own-turns]`],
    score: [`award own-t${id}[own-turns]`],
  })),
];

export const kinds: readonly Form[] = [
  one((name, id) => ({
    declarations: [`kind ${capital(name)}: own-a${id}, own-b${id}, own-c${id}`],
    table: [`own-f${id}: ${capital(name)}`, `own-h${id}: 0..9999 for each ${capital(name)}`],
    turn: [`own-f${id} becomes own-b${id}`, `own-h${id}[own-f${id}] becomes ${id} + own-turns`],
  })),
  one((name, id) => ({
    declarations: [
      `kind ${capital(name)}: own-a${id}, own-b${id}, own-c${id}`,
      `term own-t${id}[${small(name)}] = if ${small(name)} is own-b${id} then ${id} otherwise 3`,
    ],
    turn: [`own-log[${id}] becomes own-t${id}[own-b${id}] + own-t${id}[own-c${id}]`],
  })),
  one((name, id) => ({
    declarations: [`kind ${capital(name)} of Own-tree: own-oak, own-pine`],
    table: [`own-f${id}: ${capital(name)}`, `own-h${id}: 0..9999 for each ${capital(name)}`],
    turn: [
      `own-f${id} becomes own-pine`,
      `own-h${id}[own-f${id}] becomes ${id} + own-turns`,
      `if own-wet is in ${capital(name)}`,
      `  own-log[${id}] becomes ${id}`,
    ],
  })),
];

export const values: readonly Form[] = [
  several(25, (names, id) => ({
    declarations: [`kind Own-k${id}: own-a${id}, ${names.join(', ')}`],
    table: [`own-f${id}: Own-k${id}`, `own-h${id}: 0..9999 for each Own-k${id}`],
    turn: names.flatMap((name, index) => [
      `own-f${id} becomes ${name}`,
      `own-h${id}[own-f${id}] becomes ${id + index} + own-turns`,
      `if own-f${id} is not ${name}`,
      `  own-log[${id}] becomes ${id}`,
    ]),
  })),
  several(25, (names, id) => ({
    declarations: [
      `kind Own-k${id}: own-a${id}, ${names.join(', ')}`,
      `table own-v${id} by Own-k${id}
  Own-k${id} | own-b${id}
  own-a${id} | 1
${names.map((name, index) => `  ${name} | ${id + index}`).join('\n')}`,
      `scoring own-s${id} for each own-k${id}
  for each player in players
    award own-v${id}[own-k${id}] to player for own-k${id}`,
    ],
    scorings: [`own-s${id}`],
  })),
];

export const pieces: readonly Form[] = [
  one((name, id) => ({
    declarations: [`pieces ${capital(name)}, plural own-p${id}\n  2 alike`],
    table: [`own-f${id}: own-p${id}, starts with all ${capital(name)}`, `own-g${id}: own-p${id}`],
    turn: [`if own-f${id} is not empty`, `  move top of own-f${id} to own-g${id}`],
    score: [`award count of own-g${id}`],
  })),
  one((name, id) => ({
    declarations: [`pieces ${capital(name)}, plural own-p${id}, with face 1..6\n  2 alike`],
    table: [`own-f${id}: own-p${id}, starts with all ${capital(name)}`],
    turn: [`roll own-f${id}`, `own-log[${id}] becomes total of face of one for one in own-f${id}`],
  })),
  one((name, id) => ({
    declarations: [`pieces ${capital(name)}\n  1 of each Own-tree and own-n${id} 1..2`],
    table: [`own-f${id}: ${small(name)}s, starts with all ${capital(name)}`],
    turn: [
      `own-log[${id}] becomes own-n${id} of ${capital(name)}[own-pine, 2] + count of ${small(name)} in own-f${id} where own-n${id} of ${small(name)} is 1`,
    ],
  })),
  one((name, id) => ({
    declarations: [`pieces Own-p${id}, plural ${name}\n  2 alike`],
    table: [`own-f${id}: ${name}, starts with all Own-p${id}`, `own-g${id}: ${name}`],
    turn: [`if own-f${id} is not empty`, `  move top of own-f${id} to own-g${id}`],
  })),
];

export const properties: readonly Form[] = [
  several(12, (names, id) => ({
    declarations: [
      `pieces Own-p${id}
  ${names.join(' | ')} | own-n${id}
  ${names.map((_, index) => id + index).join(' | ')} | 1
  ${names.map((_, index) => index).join(' | ')} | 2`,
    ],
    turn: [
      `for each one in all Own-p${id} where own-n${id} of one is at most own-turns`,
      `  own-log[${id}] becomes own-log[${id}] + ${weighted(names.map((name) => `${name} of one`))}`,
    ],
    score: names.map((name) => `award total of ${name} of one for one in all Own-p${id}`),
  })),
  one((name, id) => ({
    declarations: [`pieces Own-p${id}\n  1 of each Own-tree and ${name} 1..2`],
    turn: [`own-log[${id}] becomes total of ${id} * ${name} of one for one in all Own-p${id}`],
    score: [`award ${name} of Own-p${id}[own-oak, 2]`],
  })),
  one((name, id) => ({
    declarations: [`grid own-g${id} of ${name} 1..9\n  1 2\n  3 4`],
    turn: [
      `own-log[${id}] becomes ${id} + total of ${name} of spot for spot in own-g${id} where row of spot is own-turns`,
    ],
    probes: [{ do: 'value', name, in: `own-g${id}`, of: `own-g${id}[1,2]` }],
  })),
  several(8, (names, id) => ({
    declarations: [
      `grid own-g${id}
${names.map((name, index) => `  ${name} | ${index + 1} | ${index + 2} | ${id}`).join('\n')}`,
    ],
    turn: [
      `for each spot in own-g${id} where column of spot is at most own-turns`,
      `  own-log[${id}] becomes own-log[${id}] + ${weighted(names.map((name) => `${name} of spot`))}`,
    ],
  })),
  one((name, id) => ({
    declarations: [`grid own-g${id} of own-n${id} 1..9, rows give ${name}\n  1 2 | 3\n  3 4 | 5`],
    turn: [`own-log[${id}] becomes ${id} + total of ${name} of one for one in rows of own-g${id}`],
  })),
];

export const grids: readonly Form[] = [
  one((name, id) => ({
    declarations: [`grid ${name} of own-n${id} 1..9\n  1 2\n  3 4`],
    table: [`own-f${id}: 0..9 for each cell of ${name}`],
    turn: [
      `own-f${id}[${name}[1, 2]] becomes own-n${id} of ${name}[2, 1]`,
      `own-log[${id}] becomes ${id} + total of own-n${id} of spot for spot in ${name} where row of spot is own-turns`,
    ],
  })),
  one((name, id) => ({
    declarations: [`grid ${name}, rows 1..2, columns 1..3`],
    table: [`own-f${id}: Own-tree or none, for each cell of ${name}`],
    turn: [
      `own-f${id}[${name}[1, 2 + own-shift]] becomes own-wet`,
      `own-log[${id}] becomes ${id} + count of neighbours of cells of own-f${id}`,
    ],
  })),
  one((name, id) => ({
    declarations: [
      `grid ${name}[own-vale] of own-n${id} 1..9\n  1 2\n  3 4`,
      `grid ${name}[own-ridge] of own-n${id} 1..9\n  5 6\n  7 8`,
    ],
    turn: [
      `own-log[${id}] becomes total of own-n${id} of spot for spot in ${name}[own-ridge] where own-land of spot is own-ridge`,
    ],
  })),
];
