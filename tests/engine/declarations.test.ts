/** Modules of declarations: what stands in a hole of a template can be anything, and means nothing but itself. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import {
  data,
  declarations,
  doc,
  joined,
  member,
  printDeclarations,
  says,
} from '../../compiler/4-emit/code/declarations.ts';
import { Name } from '../../compiler/4-emit/code/tree.ts';
import { folderOfGame, gameInFolder } from '../../compiler/runtime/game-folder.ts';

/** A text that would end or change whatever it stands in, if it could. */
const HOSTILE = `*/ '"\`\\ \${x} </script> \0\n\r\u2028\u2029\u202e\u200b\ud800 // /* <!--`;

/** The value of the constant `found` of a module. */
function valueIn(code: string): unknown {
  const { outputText, diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
  return new Function(`${outputText.replace(/^export /gm, '')}; return found;`)();
}

test('a name is spelt as no word of the template and no other name', () => {
  const [first, second, third] = [new Name('play'), new Name('clever'), new Name('clever')];
  const word = new Name('class', undefined, { longHint: 'classGame' });
  const code = printDeclarations(declarations`import { play } from './a.ts';
${joined(
  [first, second, third, word].map((name) => declarations`export const ${name} = play(${name});`),
  '\n',
)}`);
  expect(code).toBe(`import { play } from './a.ts';
export const play2 = play(play2);
export const clever = play(clever);
export const clever2 = play(clever2);
export const classGame = play(classGame);`);
});

test('what stands in a comment of the template is free', () => {
  const code = printDeclarations(declarations`/** About points. */ export const ${new Name('points')} = 1;`);
  expect(code).toBe('/** About points. */ export const points = 1;');
});

test('a name of the engine is spelt just so, and is found where it is said', () => {
  const hidden = own('Hidden');
  const code = declarations`type ${new Name('Hidden')} = readonly ${declarations`${hidden}`}[];`;
  expect(printDeclarations(code)).toBe('type Hidden2 = readonly Hidden[];');
  expect([says(code, hidden), says(code, own('Json'))]).toEqual([true, false]);
});

test('data is what it was, whatever it holds', () => {
  const names = ['__proto__', 'constructor', 'class', '', '1', 'a-b', HOSTILE];
  const value = Object.fromEntries(names.map((name) => [name, [name, { [HOSTILE]: -1 }, null, true]]));
  const code = printDeclarations(declarations`export const found = ${data({ ...value, gone: undefined })};`);
  expect(Object.getPrototypeOf(valueIn(code))).toBe(Object.prototype);
  expect(JSON.stringify(valueIn(code))).toBe(JSON.stringify(value));
  // Nothing is in the file that a reader does not see.
  expect(code.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
});

test('a comment ends where it should, and a member is one', () => {
  const code = printDeclarations(
    declarations`${doc(HOSTILE)}export const found = { ${member('__proto__')}: 1, ${member(HOSTILE)}: 2 };`,
  );
  expect(Object.entries(valueIn(code) as object)).toEqual([
    ['__proto__', 1],
    [HOSTILE, 2],
  ]);
  expect(code).not.toMatch(/[\0\u2028\u2029\u202e\u200b\ud800]/u);
});

test('no game has the folder of the runtime or, on any disk, of another game', () => {
  const games =
    'runtime Runtime run-time aux AUX clever Clever clEver cleveR clever/quick clever/Quick clever/runtime';
  const folders = games.split(' ').map(folderOfGame);
  expect(folders).not.toContain('runtime');
  expect(new Set(folders.map((folder) => folder.toLowerCase())).size).toBe(folders.length);
  expect(folders.map(gameInFolder)).toEqual(games.split(' '));
  expect(folderOfGame('dice-game/shared-places')).toBe('dice-game/shared-places');
});
