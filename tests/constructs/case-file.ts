import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';

/** Where the cases lie, in folders by what they are about. */
export const CASES = fileURLToPath(new URL('./', import.meta.url));
export const files: readonly string[] = globSync('**/*.case', { cwd: CASES })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** A construct of the language in a few lines of rules, and the code that they become. */
export interface ConstructCase {
  /** The construct: `at-least` in `comparisons/at-least.case`, and in `comparisons/at-least.twice.case`. */
  readonly construct: string;
  /** The declarations whose code is shown. */
  readonly shows: readonly string[];
  readonly rules: string;
  /** What stands below `=== code`; undefined where there is no such section. */
  readonly expected: string | undefined;
  /** The file up to `=== code`, as it stands. */
  readonly input: string;
}

export function readCase(file: string): ConstructCase {
  const text = readFileSync(CASES + file, 'utf8');
  const [input = '', expected] = text.split(/^=== code\n/m);
  const [head = '', rules = ''] = input.split(/^=== regel\n/m);
  const [, shows = ''] = /^shows (.*)$/m.exec(head) ?? [];
  const [construct = ''] = file.replace(/^.*\//, '').split('.');
  return { construct, shows: shows.split(' '), rules, expected, input };
}

const PREAMBLE = readFileSync(`${CASES}preamble.regel`, 'utf8');

/** The id of the game that a case is. */
export const ID = 'small';

/** The rules of a case as a game: what all cases share, the case, and a course of the game that uses it. */
export function sourcesOf({ rules }: Pick<ConstructCase, 'rules'>): Source[] {
  const game = `${PREAMBLE}\n${rules}`;
  return [{ file: `${ID}/${ID}.regel`, text: /^phase game$/m.test(rules) ? game : game + courseOf(game) }];
}

/** What the rules declare is done, offered and scored, for each player in turn. */
function courseOf(rules: string): string {
  const named = (line: RegExp): string[] => [...rules.matchAll(line)].map(([, name]) => name!);
  const phases = named(/^phase ([\w-]+(?: of player)?)$/gm).map((phase) => `    do ${phase}`);
  const isDecided = / (must|may) (do one of|repeat)$/m.test(rules);
  const actions = isDecided ? [] : named(/^action ([\w-]+) of player$/gm).map((action) => `      ${action}`);
  const scorings = named(/^scoring ([\w-]+)(?: for each \w+)?$/gm).map((scoring) => `  score ${scoring}`);
  return `
action wait of player

phase game
  for each player in players
    add 3 to nuts of player
    repeat 2 times
      if bag is not empty
        move top of bag to satchel of player
    if count of diary is less than 6
      add weather to diary
    add weather to trees
    add player to asleep
    if shed is not empty and planted[moor[0, 0]] is none
      move top of shed to planted[moor[0, 0]]
    lit[forest[ridge, 2]] of player becomes yes
    number becomes nuts of player
    favourite of player becomes pine
    player must do one of
      wait
${[
  ...phases,
  ...(actions.length > 0 ? ['    player may do one of', ...actions] : []),
  ...(/^ {2}score /m.test(rules) ? [] : scorings),
].join('\n')}
`;
}

/** The game of a case; a mistake in it is an accident. */
export function compiledCase(one: ConstructCase): ReturnType<typeof compile>['games'][number] {
  const { games, problems } = compile(sourcesOf(one), { texts: false, runExamples: false });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ code, data }) => `${code} ${JSON.stringify(data)}`).join('\n'));
  return games[0]!;
}
