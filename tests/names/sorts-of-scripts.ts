import type { JsonObject } from '../../compiler/runtime/json.ts';
import { type Form, one, several, weighted } from './form.ts';

/** What happens, and the names inside of it. */

/** A phase with a decision about some actions, of which the player must do one if any is possible. */
function decision(id: number, offers: readonly string[]): string {
  return `phase own-l${id} of player
  player must do one of
${offers.map((offer) => `    ${offer}`).join('\n')}
  otherwise
    nothing`;
}

/** Puts both sides at that decision, and asks about moves there. */
function asked(id: number, action: string, moves: readonly string[]): JsonObject[] {
  return [standing(id, action), ...moves.map((move) => ({ do: 'explain', player: 1, move }))];
}

/** Puts both sides at that decision, and plays a move. */
function made(id: number, action: string, move: string): JsonObject[] {
  return [standing(id, action), { do: 'play', player: 1, move }];
}

function standing(id: number, action: string): JsonObject {
  return { do: 'give', at: { player: 1, action, phase: `own-l${id}` } };
}

export const actions: readonly Form[] = [
  several(5, (names, id) => ({
    declarations: [
      ...names.map(
        (name, index) => `action ${name} of player
  choose own-a from 1..4
  need own-a is at least own-turns else own-r${id + index}
  own-log[${id + index}] becomes own-a + ${id}`,
      ),
      decision(id, names),
    ],
    turn: [`do own-l${id}`],
    probes: names.flatMap((name) => [
      ...asked(id, name, [`${name} 1`, `${name} 7`, name]),
      ...made(id, name, `${name} 3`),
    ]),
  })),
  several(5, (names, id) => ({
    declarations: [
      ...names.map((name) => `action ${name} of player`),
      decision(
        id,
        names.flatMap((name, index) => [
          `${name} when own-turns is not ${index} else own-r${id + index}`,
          `  own-log[${id + index}] becomes ${id} + own-turns`,
        ]),
      ),
    ],
    turn: [`do own-l${id}`],
    probes: names.flatMap((name) => [...asked(id, name, [name]), ...made(id, name, name)]),
  })),
  several(2, (names, id) => ({
    declarations: [
      ...names.map(
        (name, index) => `action ${name}[own-a: 0..99] of player
  choose some own-b from own-wind
  need count of own-b is at most 2 else own-r${id + index}
  chance chooses own-c from own-wind
  otherwise
    leave
  own-log[${id + index}] becomes own-a * ${id} + face of own-c + 10 * count of own-b`,
      ),
      decision(
        id,
        names.map((name) => `${name}[own-turns]`),
      ),
    ],
    turn: [`do own-l${id}`],
  })),
  several(3, (names, id) => ({
    declarations: [
      ...names.map(
        (name, index) => `action ${name} of player
  choose own-a from own-moor
  own-log[${id + index}] becomes row of own-a * 10 + column of own-a + ${id}
  need own-log[${id + index}] is not ${id} else own-r${id + index}`,
      ),
      decision(id, names),
    ],
    turn: [`do own-l${id}`],
    probes: names.flatMap((name) => asked(id, name, [`${name} own-moor[0,0]`, `${name} own-moor[1,1]`])),
  })),
];

export const choices: readonly Form[] = [
  several(3, (names, id) => ({
    declarations: [
      `action own-a${id} of player
${names.map((name, index) => `  choose ${name} from ${index + 1}..${index + 3}`).join('\n')}
  need ${weighted(names)} is at least 5 * own-turns else own-r${id}
  own-log[${id}] becomes ${weighted(names)}`,
      decision(id, [`own-a${id}`, `  own-log[${id + 1}] becomes ${weighted(names)}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(id, `own-a${id}`, [`own-a${id} 1 2 3`, `own-a${id} ? 2`, `own-a${id} 9`]),
  })),
  one((name, id) => ({
    declarations: [
      `action own-a${id} of player
  choose ${name} from own-wind
  need face of ${name} is more than 1 else own-r${id}
  face of ${name} becomes 2
  own-log[${id}] becomes ${id} + position[${name}] of own-wind`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
  })),
  one((name, id) => ({
    declarations: [
      `action own-a${id} of player
  choose some ${name} from own-hand
  need (total of own-stamps of one for one in ${name}) is at most 3 else own-r${id}
  own-log[${id}] becomes ${id} + count of ${name}`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
  })),
  several(2, (names, id) => ({
    declarations: [
      `action own-a${id} of player
${names.map((name) => `  choose ${name} from own-moor`).join('\n')}
  let own-b = ${weighted(names.map((name) => `row of ${name}`))}
  need own-b is not 0 and own-laid[${names[0]}] is none else own-r${id}
  own-log[${id}] becomes ${id} + own-b`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
  })),
];

export const locals: readonly Form[] = [
  several(10, (names, id) => ({
    declarations: [
      `phase own-l${id} of player
${names.map((name, index) => `  let ${name} = own-turns + ${id + index}`).join('\n')}
  player may do one of
    own-sleep
  own-log[${id}] becomes ${weighted(names)}`,
    ],
    turn: [`do own-l${id}`],
  })),
  several(4, (names, id) => ({
    turn: [
      ...names.map((name, index) => `${'  '.repeat(index)}for each ${name} in ${index + 1}..${index + 2}`),
      `${'  '.repeat(names.length)}own-log[${id}] becomes own-log[${id}] + ${weighted(names)}`,
    ],
  })),
  several(4, (names, id) => ({
    turn: [
      `own-log[${id}] becomes total of (${weighted(names)}) for ${names.map((name, index) => `${name} in ${index + 1}..${index + 2}`).join(', ')} where ${names[0]} is not own-turns`,
    ],
    score: [
      `award highest of (${weighted(names)}) for ${names.map((name) => `${name} in 1..2`).join(', ')} where ${names[0]} is not own-turns, otherwise 0`,
    ],
  })),
  several(6, (names, id) => ({
    turn: [
      ...names.map((name, index) => `chance chooses ${name} from ${index + 1}..${index + 3}`),
      `own-log[${id}] becomes ${weighted(names)}`,
    ],
  })),
  one((name, id) => ({
    turn: [
      `rank ${name} in seats by most own-coins of ${name}`,
      `  tie: least position[${name}] of seats`,
      '  tie: impossible',
      `  own-log[${id}] becomes own-log[${id}] + position[${name}] of seats * 10 + place`,
    ],
  })),
  several(8, (names, id) => ({
    declarations: [
      `action own-a${id} of player
  choose own-b from 1..4
${names.map((name, index) => `  let ${name} = own-b * ${index + 1} + own-turns`).join('\n')}
  need ${names[0]} is at most 4 and ${names.at(-1)} is not own-turns + 1 else own-r${id}
  own-log[${id}] becomes ${weighted(names)}`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
  })),
  several(8, (names, id) => ({
    declarations: [
      `term own-t${id}[own-a: 0..99] of player
${names.map((name, index) => `  let ${name} = own-a * ${index + 1} + own-turns`).join('\n')}
  if ${names[0]} is at least 3: ${weighted(names)}
  otherwise: ${names.at(-1)}`,
    ],
    turn: [`own-log[${id}] becomes own-t${id}[own-turns]`],
    score: [`award own-t${id}[4]`],
  })),
  several(2, (names, id) => ({
    declarations: [
      `phase own-l${id} of player
${names.map((name, index) => `${'  '.repeat(index + 1)}for each ${name} in ${index + 1}..${index + 2}`).join('\n')}
${'  '.repeat(names.length + 1)}player may do one of
${'  '.repeat(names.length + 2)}own-sleep
${'  '.repeat(names.length + 1)}own-log[${id}] becomes own-log[${id}] + ${weighted(names)}`,
    ],
    turn: [`do own-l${id}`],
  })),
  one((name, id) => ({
    turn: [
      `own-log[${id}] becomes count of all ${name} reached from own-moor[0, 0] by own-n in neighbours of ${name} where row of own-n is 0`,
      `own-log[${id}] becomes own-log[${id}] + ${id} * longest run of ${name} and side around own-moor where row of ${name} is 0`,
    ],
  })),
  one((name, id) => ({
    turn: [
      `let ${name} = first spot in own-moor where own-laid[spot] is none`,
      `if ${name} is not none`,
      `  own-log[${id}] becomes ${id} + column of ${name}`,
    ],
  })),
];

/** Parameters that are numbers, and as many different numbers. */
const numbers = (names: readonly string[]): string => names.map((name) => `${name}: 0..999`).join(', ');
const given = (names: readonly string[], id: number): string =>
  names.map((_, index) => (index === 0 ? 'own-turns' : `${id + index}`)).join(', ');

export const parameters: readonly Form[] = [
  several(5, (names, id) => ({
    declarations: [`term own-t${id}[${numbers(names)}] of player = ${weighted(names)} + own-turns`],
    turn: [`own-log[${id}] becomes own-t${id}[${given(names, id)}]`],
    score: [`award own-t${id}[${given(names, id)}]`],
  })),
  several(5, (names, id) => ({
    declarations: [
      `phase own-l${id}[${numbers(names)}] of player
  player may do one of
    own-sleep
  own-log[${id}] becomes ${weighted(names)}`,
    ],
    turn: [`do own-l${id}[${given(names, id)}]`],
  })),
  several(4, (names, id) => ({
    declarations: [
      `action own-a${id}[${numbers(names)}] of player
  choose own-b from 1..4
  need own-b is at least ${names[0]} else own-r${id}
  own-log[${id}] becomes ${weighted(names)} + own-b`,
      decision(id, [`own-a${id}[${given(names, id)}]`]),
    ],
    turn: [`do own-l${id}`],
  })),
  several(4, (names, id) => ({
    declarations: [
      `scoring own-s${id}[${numbers(names)}] for each player\n  award ${weighted(names)} + own-turns`,
    ],
    scorings: [`own-s${id}[${names.map((_, index) => id + index).join(', ')}]`],
  })),
  several(3, (names, id) => ({
    declarations: [
      `rules own-u${id}[${numbers(names)}] of player\n  need ${weighted(names)} is at least 5 * own-turns else own-r${id}`,
      `action own-a${id} of player
  choose own-b from 1..4
  follow own-u${id}[${names.map((_, index) => (index === 0 ? 'own-b' : String(index))).join(', ')}]
  own-log[${id}] becomes own-b + ${id}`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(
      id,
      `own-a${id}`,
      [1, 2, 3, 4].map((pips) => `own-a${id} ${pips}`),
    ),
  })),
  one((name, id) => ({
    declarations: [
      `term own-t${id}[${name}: own-dice] = (total of face of one for one in ${name}) + ${id}`,
      `term own-o${id}[${name}: cell of own-moor] = count of neighbours of ${name}`,
    ],
    turn: [`own-log[${id}] becomes own-t${id}[own-wind] * 10 + own-o${id}[own-moor[0, 0]]`],
  })),
];

export const phases: readonly Form[] = [
  one((name, id) => ({
    declarations: [`phase ${name} of player\n  own-log[${id}] becomes own-turns + ${id}`],
    turn: [`do ${name}`],
  })),
  one((name, id) => ({
    declarations: [
      `phase ${name}[own-a: 0..99] of player
  player may do one of
    own-sleep
      own-log[${id}] becomes own-a + ${id}`,
    ],
    turn: [`do ${name}[own-turns]`],
  })),
  one((name, id) => ({
    declarations: [
      `phase ${name}
  for each player in players
    add 1 to own-coins of player
  chance chooses own-a from 1..3
  own-log[${id}] becomes own-a + ${id}`,
    ],
    turn: [`do ${name}`],
  })),
];

export const scorings: readonly Form[] = [
  one((name, id) => ({
    declarations: [`scoring ${name} for each player\n  award own-turns + ${id}`],
    scorings: [name],
  })),
  one((name, id) => ({
    declarations: [
      `scoring ${name}[own-a: 1..999] for each own-tree
  rank seat in seats by most own-coins of seat, first 1
    tie: share, rounded down
    award own-a to seat for own-tree`,
    ],
    scorings: [`${name}[${id}]`],
  })),
];

export const options: readonly Form[] = [
  one((name, id) => ({
    options: [`option ${name}: ${id % 2 === 0 ? 'yes' : 'no'}`],
    turn: [`if ${name}`, `  own-log[${id}] becomes ${id}`],
    probes: [{ do: 'value', name }],
  })),
];

export const reasons: readonly Form[] = [
  several(10, (names, id) => ({
    declarations: [
      `action own-a${id} of player
  choose own-b from 1..12
${names.map((name, index) => `  need own-b is not ${index + 1} or own-turns is ${index} else ${name}`).join('\n')}
  own-log[${id}] becomes own-b`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(
      id,
      `own-a${id}`,
      names.map((_, index) => `own-a${id} ${index + 1}`),
    ),
  })),
  several(5, (names, id) => ({
    declarations: [
      `action own-a${id}[own-c: 0..9] of player
  choose own-b from 1..3
  own-log[${id}] becomes own-b + 10 * own-c`,
      decision(
        id,
        names.map((name, index) => `own-a${id}[${index}] when own-turns is ${index} else ${name}`),
      ),
    ],
    turn: [`do own-l${id}`],
    probes: asked(
      id,
      `own-a${id}`,
      names.map((_, index) => `own-a${id} 1 @${index + 1}`),
    ),
  })),
  several(3, (names, id) => ({
    declarations: [
      `action own-a${id} of player
${names.map((name, index) => `  choose own-b${index} from all one in own-moor where row of one is own-turns - ${index} else ${name}`).join('\n')}
  own-log[${id}] becomes column of own-b0`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(id, `own-a${id}`, [
      `own-a${id}`,
      `own-a${id} own-moor[1,1]`,
      `own-a${id} own-moor[1,1] own-moor[1,1]`,
    ]),
  })),
  one((name, id) => ({
    declarations: [
      `action own-a${id} of player
  choose own-b from 1..9
  pay own-b * 3 from own-coins else ${name}
  own-log[${id}] becomes own-b + ${id}`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(id, `own-a${id}`, [`own-a${id} 9`]),
  })),
];

export const always: readonly Form[] = [
  one((name, id) => ({
    declarations: [`always ${name}: own-f${id} is at most 500`],
    table: [`own-f${id}: 0..999`],
    turn: [`own-f${id} becomes own-turns`],
    probes: [
      { do: 'give', given: [{ name: `own-f${id}`, value: 700 }] },
      { do: 'always' },
      { do: 'give', given: [{ name: `own-f${id}`, value: 0 }] },
    ],
  })),
];

export const rules: readonly Form[] = [
  several(6, (names, id) => ({
    declarations: [
      ...names.map(
        (name, index) => `rules ${name}[own-a: 0..99] of player
  let own-c = own-a + own-turns
  need own-c is not ${index + 2} else own-r${id + index}`,
      ),
      `action own-a${id} of player
  choose own-b from 1..9
${names.map((name) => `  follow ${name}[own-b]`).join('\n')}
  own-log[${id}] becomes own-b + ${id}`,
      decision(id, [`own-a${id}`]),
    ],
    turn: [`do own-l${id}`],
    probes: asked(
      id,
      `own-a${id}`,
      names.map((_, index) => `own-a${id} ${index + 1}`),
    ),
  })),
];
