import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { beforeAll, describe, expect, test } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { type Coloured, coloursOf, REGEL_GRAMMAR } from '../../compiler/editors/grammar.ts';
import { readSources } from '../sources.ts';
import { ODD_LINES } from './odd-lines.ts';

const rules = readSources('rules', /\.regel$/).flatMap(({ text }) => text.split('\n'));
const lines = [...new Set([...rules, ...ODD_LINES])];

/** Colours do not matter here. */
const PLAIN = { name: 'plain', settings: [], fg: '#000000', bg: '#ffffff' };

/** How VS Code reads a line, stretches of one sort that touch taken apart as the grammar has them. */
let coloursInCode: (line: string) => Coloured[];

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(JSON.stringify(REGEL_GRAMMAR), 'grammar.json'),
  });
  const grammar = (await registry.loadGrammar(REGEL_GRAMMAR.scopeName))!;
  coloursInCode = (line) =>
    grammar.tokenizeLine(line, textmate.INITIAL).tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const scope = scopes.at(-1)!;
      return scope === REGEL_GRAMMAR.scopeName ? [] : [{ start: startIndex, end: endIndex, scope }];
    });
});

/** The sort of each character: neighbours of one sort may be one stretch or several. */
function byCharacter(line: string, colours: readonly Coloured[]): (string | undefined)[] {
  const found: (string | undefined)[] = Array.from({ length: line.length });
  for (const { start, end, scope } of colours) found.fill(scope, start, Math.min(end, line.length));
  return found;
}

describe('one grammar', () => {
  test('is read by the workshop as VS Code reads it, in all lines of all rules and in odd ones', () => {
    expect(rules.length).toBeGreaterThan(3000);
    for (const line of lines)
      expect(byCharacter(line, coloursOf(line)), line).toEqual(byCharacter(line, coloursInCode(line)));
  });

  test('is read by Shiki in the same way', async () => {
    const shiki = await createHighlighterCore({
      langs: [JSON.parse(JSON.stringify(REGEL_GRAMMAR))],
      themes: [PLAIN],
      engine: createOnigurumaEngine(import('shiki/wasm')),
    });
    const { tokens } = shiki.codeToTokens(lines.join('\n'), {
      lang: 'regel',
      theme: PLAIN.name,
      includeExplanation: 'scopeName',
    });
    for (const [index, line] of lines.entries()) {
      let at = 0;
      const colours = tokens[index]!.flatMap(({ explanation = [] }) => explanation).flatMap(
        ({ content, scopes }) => {
          const [start, scope] = [at, scopes.at(-1)!.scopeName];
          at += content.length;
          return scope === REGEL_GRAMMAR.scopeName ? [] : [{ start, end: at, scope }];
        },
      );
      expect(byCharacter(line, colours), line).toEqual(byCharacter(line, coloursOf(line)));
    }
    shiki.dispose();
  });

  test('knows every character of all rules, and calls none of them invalid', () => {
    for (const line of lines)
      for (const [at, scope] of byCharacter(line, coloursInCode(line)).entries()) {
        if (/[^\p{Z}\p{Cc}\p{Cf}]/u.test(line[at]!)) expect(scope, line).toBeDefined();
        expect(scope ?? '').not.toContain('invalid');
      }
  });

  test('tells apart what readers must tell apart', () => {
    const said = (line: string) =>
      coloursOf(line).map(
        ({ start, end, scope }) => `${scope.replace('.regel', '')}: ${line.slice(start, end)}`,
      );
    expect(said('term goal = 100  # how far')).toEqual([
      'keyword.control: term',
      'entity.name.function: goal',
      'punctuation: =',
      'constant.numeric: 100',
      'comment.line.number-sign: # how far',
    ]);
    expect(said('  add at-risk to safe')).toEqual([
      'keyword.control: add',
      'variable.other: at-risk',
      'keyword.other: to',
      'variable.other: safe',
    ]);
    expect(said('  points  |    0 | Card')).toEqual([
      'variable.other: points',
      'punctuation: |',
      'constant.numeric: 0',
      'punctuation: |',
      'entity.name.type: Card',
    ]);
    expect(said('a#b')).not.toContainEqual(expect.stringContaining('comment'));
  });
});
