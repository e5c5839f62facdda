import { REGEL_GRAMMAR } from '../grammar.ts';

/** What VS Code must know of the extension, and of the language. */
const manifest = (version: string): object => ({
  name: 'regel',
  displayName: 'Regel',
  description: 'Rules of board games, checked as you write them',
  version,
  publisher: 'regelwerk',
  license: 'MIT',
  private: true,
  engines: { vscode: '^1.100.0' },
  categories: ['Programming Languages', 'Linters', 'Formatters'],
  main: './dist/client.js',
  files: ['dist', '*.json', 'README.md'],
  activationEvents: ['workspaceContains:**/*.regel'],
  contributes: {
    languages: [
      { id: 'regel', aliases: ['Regel'], extensions: ['.regel'], configuration: './language.json' },
    ],
    grammars: [{ language: 'regel', scopeName: REGEL_GRAMMAR.scopeName, path: './grammar.json' }],
    configurationDefaults: {
      '[regel]': { 'editor.tabSize': 2, 'editor.insertSpaces': true, 'editor.detectIndentation': false },
    },
  },
});

/** What belongs together, how lines are commented out, and what is one word. */
const LANGUAGE = {
  comments: { lineComment: '#' },
  brackets: [
    ['(', ')'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '(', close: ')' },
    { open: '[', close: ']' },
  ],
  wordPattern: '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*',
  folding: { offSide: true },
};

const README = `# Regel

Rules of board games, written as text: what is wrong, and what helps, while you type; completion, what a name means and what players
read for it, definitions, references, renaming in rules, texts and pages, formatting, symbols, folding.

Everything is worked out on this machine. Open a folder that holds a folder \`rules\`.
`;

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the extension, but for its two programs. */
export const contentsOf = (version: string): Readonly<Record<string, string>> => ({
  'package.json': inJson(manifest(version)),
  'language.json': inJson(LANGUAGE),
  'grammar.json': inJson(REGEL_GRAMMAR),
  'README.md': README,
});
