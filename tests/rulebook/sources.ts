import type { Source } from '../../compiler/1-syntax/source.ts';
import { readRules } from '../../compiler/command-line/shared/rules-folder.ts';
import { ROOT } from '../sources.ts';

/** All rules, texts and rulebooks of the project. */
export const sources: readonly Source[] = readRules({
  root: `${ROOT}rules`,
  parts: [],
  loose: false,
}).sources;

/** Those of some folders only: less to compile. */
export function only(...folders: readonly string[]): Source[] {
  return sources.filter(({ file }) => folders.includes(file.split('/')[0]!));
}

const HEAD = (language: string) => `---\ntitle: Tiny\nlead: A tiny game.\nlanguage: ${language}\n---\n`;

export function page(language: string, ...sections: readonly string[]): Source {
  return { file: `tiny/rulebook/${language}.mdx`, text: `${HEAD(language)}\n${sections.join('\n\n')}\n` };
}

export function section(id: string, rules: string, text = ''): string {
  return `<Section id="${id}" rules="${rules}">\n\n## ${id}\n\n${text}\n\n</Section>`;
}

/** A game in which a helper, a table and an option can change. */
export const TINY = `
game tiny
  players 2..4
  option quick: yes

kind Colour: red, blue, green

table rounds by players
  players | 2 | 3 | 4
  rounds  | 5 | 4 | 3

table worth by Colour
  Colour | red | blue | green
  points |   1 |    2 |     3

term half = 2
term bonus = half + 1

the table has
  round:  0..5
  secret: 0..9, seen by nobody

phase game
  round becomes rounds[count of players]
  secret becomes 1
  score colours

scoring colours for each player
  award (if quick then bonus otherwise secret) + worth[blue]

winner player in players by most points of player
  tie: joint win

example rounds-for-two
  players Ben, Ida
  then rounds[2] is 5
`;

const SECTIONS: readonly [string, string][] = [
  ['start', 'game option-quick table-rounds field-round phase-game'],
  ['points', 'scoring-colours kind-Colour table-worth'],
  ['end', 'winner'],
];

/** The tiny game with a rulebook that explains all of it. \`value\` stands in the first section. */
export function tiny(rules = TINY, value = 'rounds[2]', more: readonly Source[] = []): Source[] {
  const shown = `You play <Value of="${value}" /> rounds.\n\n<Example name="rounds-for-two" />`;
  const sections = SECTIONS.map(([id, named], index) => section(id, named, index === 0 ? shown : 'Text.'));
  return [
    { file: 'tiny/tiny.regel', text: rules.trim().concat('\n') },
    page('nl', ...sections),
    page('de', ...sections),
    ...more,
  ];
}
