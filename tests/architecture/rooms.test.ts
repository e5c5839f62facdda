import { expect, test } from 'vitest';
import { cyclesIn, foldersOf, type Imports, importsOf, importsWithin, readImports } from './imports.ts';

/**
 * The rooms of the compiler, each with those it may import from. A room stands below all that it may import: so no stage
 * imports from one with a higher number, and no two rooms import from each other.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  runtime: [],
  bots: ['runtime'],
  lab: ['runtime', 'bots'],
  'limits.ts': ['runtime'],
  problems: ['limits.ts'],
  texts: ['runtime', 'limits.ts', 'problems'],
  '1-syntax': ['limits.ts', 'problems'],
  share: ['limits.ts', 'problems', 'runtime', '1-syntax'],
  '2-model': ['limits.ts', 'problems', 'runtime', 'texts', '1-syntax'],
  '3-ir': ['limits.ts', 'problems', 'runtime', '2-model'],
  interpret: ['limits.ts', 'problems', 'runtime', '2-model', '3-ir'],
  protocol: ['limits.ts', 'problems', 'runtime', '2-model', '3-ir', 'interpret'],
  rulebook: [
    'limits.ts',
    'problems',
    'runtime',
    'texts',
    '1-syntax',
    '2-model',
    '3-ir',
    'interpret',
    'protocol',
  ],
  '4-emit': [
    'problems',
    'runtime',
    'texts',
    '1-syntax',
    '2-model',
    '3-ir',
    'interpret',
    'protocol',
    'rulebook',
  ],
  'check-examples.ts': ['limits.ts', 'problems', '2-model', '3-ir', 'interpret'],
  'check-play.ts': ['limits.ts', 'problems', 'runtime', '3-ir', 'interpret'],
  'check-variants.ts': ['problems', '2-model', '3-ir', 'rulebook'],
  'compile.ts': [
    'texts',
    ...[
      'problems',
      '1-syntax',
      '2-model',
      '3-ir',
      'rulebook',
      'check-examples.ts',
      'check-play.ts',
      'check-variants.ts',
    ],
  ],
  'language-service': [
    ...['limits.ts', 'problems', 'runtime', 'texts', '1-syntax', '2-model', '3-ir', 'rulebook'],
    ...['check-examples.ts', 'check-play.ts', 'check-variants.ts'],
  ],
  editors: ['problems', '1-syntax', 'language-service'],
  'upgrade.ts': ['problems', '1-syntax', 'compile.ts'],
  examples: ['problems', '1-syntax', '2-model', '3-ir', 'interpret', 'compile.ts'],
  agree: ['problems', 'runtime', '2-model', '3-ir', 'interpret', 'protocol', '4-emit'],
  difference: [
    'problems',
    'runtime',
    '1-syntax',
    '3-ir',
    'interpret',
    'protocol',
    'rulebook',
    '4-emit',
    'agree',
  ],
  mutate: [
    'difference',
    'examples',
    'problems',
    'runtime',
    '1-syntax',
    '2-model',
    '3-ir',
    'interpret',
    'protocol',
    'compile.ts',
  ],
  'command-line': [
    ...[
      'problems',
      'runtime',
      'texts',
      '1-syntax',
      '2-model',
      '3-ir',
      'interpret',
      'protocol',
      'rulebook',
      'upgrade.ts',
    ],
    ...[
      '4-emit',
      'compile.ts',
      'examples',
      'agree',
      'mutate',
      'bots',
      'lab',
      'share',
      'difference',
      'editors',
      'limits.ts',
    ],
  ],
  'main.ts': ['command-line'],
};

const imports = readImports('compiler');

function roomOf(file: string): string {
  return file.split('/')[1]!;
}

test('a room names only rooms above it in the table', () => {
  const names = Object.keys(ROOMS);
  for (const [index, name] of names.entries())
    for (const other of ROOMS[name]!) expect(names.slice(0, index), `${name} → ${other}`).toContain(other);
});

test('a numbered stage names only lower numbers', () => {
  const numberOf = (room: string): number => Number(/^(\d)-/.exec(room)?.[1] ?? 0);
  for (const [name, others] of Object.entries(ROOMS))
    for (const other of others)
      if (numberOf(name) > 0) expect(numberOf(other), `${name} → ${other}`).toBeLessThan(numberOf(name));
});

test('every import from another room is in the table', () => {
  for (const [file, targets] of imports)
    for (const target of targets)
      if (target.startsWith('compiler/') && roomOf(target) !== roomOf(file))
        expect(ROOMS[roomOf(file)] ?? [], `${file} imports ${target}`).toContain(roomOf(target));
});

/** What the commands share, each part with those it may import from; the other folders have a command each. */
const SHARED_BY_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  engines: ['shared'],
  table: ['shared'],
  record: ['shared', 'engines', 'table'],
  lab: ['shared', 'engines'],
};

test('a command imports from no other command, only from what they share', () => {
  const folderOf = (file: string): string | undefined =>
    /^compiler\/command-line\/([\w-]+)\//.exec(file)?.[1];
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === undefined || to === undefined || from === to) continue;
      const allowed = SHARED_BY_COMMANDS[from] ?? Object.keys(SHARED_BY_COMMANDS);
      expect(allowed, `${file} imports ${target}`).toContain(to);
    }
});

test('only the command line imports from outside of the compiler', () => {
  const outside = [...imports].filter(([, targets]) =>
    [...targets].some((one) => !one.startsWith('compiler/')),
  );
  expect(outside.map(([file]) => roomOf(file)).filter((room) => room !== 'command-line')).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  expect(cyclesIn(imports)).toEqual([]);
});

test('no entries of a folder import each other in a circle, folders taken as a whole', () => {
  const circles = foldersOf(imports).flatMap((folder) =>
    cyclesIn(importsWithin(folder, imports)).map((entries) => ({ folder, entries })),
  );
  expect(circles).toEqual([]);
});

test('imports of all forms are found, and circles of any length', () => {
  const text = `import type { A } from './a.ts'; import { b } from '../b.ts'; export * from './c/c.ts';
    const later = () => import('./d.ts'); type E = import('./e.ts').E; import 'vitest';`;
  expect([...importsOf('x/y/z.ts', text)].sort()).toEqual(
    ['x/b.ts', 'x/y/a.ts', 'x/y/c/c.ts', 'x/y/d.ts', 'x/y/e.ts'].sort(),
  );
  const graph: Imports = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d', 'f'], f: [] }).map(
      ([from, to]) => [from, new Set(to)],
    ),
  );
  expect(cyclesIn(graph).sort()).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});
