import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { compile } from '../../compiler/compile.ts';
import type { AnyGame, Award, Engine } from '../../generated/runtime/engine.ts';
import type { JsonObject } from '../../generated/runtime/json.ts';
import { ROOT } from '../sources.ts';
import { lines } from './source-lines.ts';

/** What scorings may do and none of our games does. */
const GAME = `game owls
  players 2..3

kind Prize: cup

pieces Letter
  1 of each stamps 1..3

grid wood, rows 1..2, columns 1..3

table value by count
  count | 0 | 1 | 2 | 3
  worth | 0 | 2 | 5 | 9

each player has
  acorns: 0..99
  early:  yes or no
  mail:   letters
  nests:  set of cell of wood

the table has
  spare: letters, starts with all Letter

term twice[number: 0..99] = number * 2

phase game
  score harvest, races

scoring harvest for each player
  let letters-kept = count of letter in mail where stamps of letter is at least 2
  award if early then acorns otherwise count of nests
  award twice[acorns]
  award value[letters-kept]
  award highest of stamps of letter for letter in mail where stamps of letter is less than 3, otherwise 0
  for each nest in nests
    if row of nest is 2
      award column of nest

scoring races for each prize
  rank rival in players by most acorns of rival, first 1
    tie: least count of mail of rival
    tie: nobody
    award 1 to rival
  rank rival in players by most count of nests of rival, first 1
    tie: most count of mail of rival
    tie: nobody
    award 2 to rival

winner player in players by most points of player
  tie: joint win
`;

async function engineOf(rules: string): Promise<Engine<AnyGame>> {
  const sources = [{ file: 'owls/owls.regel', text: rules }];
  const { games, problems } = compile(sources, { texts: false, runExamples: false });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'regel-why-'));
  try {
    cpSync(`${ROOT}generated/runtime`, join(folder, 'runtime'), { recursive: true });
    for (const { file, text } of emitEngine(games[0]!, sources, runtimeSources())) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const module = await import(pathToFileURL(join(folder, 'owls/engine.ts')).href);
    return Object.values(module).find(
      (value) => (value as Engine<AnyGame>)?.session !== undefined,
    ) as Engine<AnyGame>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const engine = await engineOf(GAME);

/** What a scoring tells of two players, of whom each has some of this. */
function told(scoring: string, ...each: readonly JsonObject[]): readonly Award[] {
  const given = each.flatMap((own, index) =>
    Object.entries(own).map(([name, value]) => ({ name, of: index + 1, value })),
  );
  const session = engine.session();
  expect(session.ask({ do: 'situation', players: 2, given })).not.toHaveProperty('error');
  expect(session.ask({ do: 'score', scorings: [{ scoring }] })).not.toHaveProperty('error');
  return session.awards();
}

test('everything that goes into points is told once, and nothing else', () => {
  const awards = told(
    'harvest',
    { acorns: 7, early: true, mail: ['1', '2', '3'] },
    { acorns: 6, nests: ['wood[1,1]', 'wood[2,3]'] },
  );
  expect(awards.map(({ seat, points, from }) => [seat, points, lines(from)])).toEqual([
    [1, 7, ['field field-acorns: 7']],
    [1, 14, ['term term-twice 7: 14', '  field field-acorns: 7']],
    [1, 5, ['counted pieces-Letter: 2,3', 'table table-value 2: 5']],
    [1, 2, ['printed pieces-Letter.stamps 2: 2']],
    [2, 2, ['counted grid-wood: wood[1,1],wood[2,3]']],
    [2, 12, ['term term-twice 6: 12', '  field field-acorns: 6']],
    [2, 3, ['item grid-wood: wood[2,3]']],
  ]);
});

test('the tie rules of several rankings are numbered through', () => {
  const both = { acorns: 7, nests: ['wood[1,1]'] };
  const awards = told('races', both, { ...both, mail: ['1', '2'] });
  expect(
    awards.map(({ seat, points, rank }) => [
      seat,
      points,
      rank?.tie,
      rank?.rule,
      rank?.measured.map((sources) => lines(sources)),
    ]),
  ).toEqual([
    [1, 1, 1, 'scoring-races.tie-1', [['field field-acorns: 7'], []]],
    [2, 2, 1, 'scoring-races.tie-3', [['counted grid-wood: wood[1,1]'], ['counted pieces-Letter: 1,2']]],
  ]);
});
