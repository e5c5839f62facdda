/**
 * Golden cases: a small game with a mistake, and what the compiler says about it. A case is named after the code that
 * it is about (`circle.case`, `circle.terms.case`). `UPDATE_CASES=1 npx vitest run tests/cases` writes down what
 * the compiler says now; read the difference before you keep it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { messages } from '../../compiler/problems/messages/index.ts';
import { LANGUAGES, type Language } from '../../compiler/problems/messages/message.ts';
import { renderProblem } from '../../compiler/problems/render.ts';
import { type CaseFile, readCase } from './case-file.ts';

const CASES = fileURLToPath(new URL('./', import.meta.url));
const UPDATE = process.env.UPDATE_CASES === '1';

const files = globSync('**/*.case', { cwd: CASES }).sort();

/** Everything that the compiler says about a case, with a line between two problems. */
function render({ sources, texts, inAllLanguages }: CaseFile): string {
  const bySource = new Map(sources.map(({ file, text }) => [file, text]));
  const { problems } = compile(sources, { texts });
  if (problems.length === 0) return 'none\n';
  const told = (language: Language): string =>
    problems
      .map((problem) => renderProblem(problem, bySource, { language, colour: false, width: 100 }))
      .join('\n\n');
  const others = inAllLanguages ? LANGUAGES.filter((language) => language !== 'en') : [];
  return `${[told('en'), ...others.map((language) => `--- ${language}\n${told(language)}`)].join('\n')}\n`;
}

/** The codes of what is told; in other languages it is the same once more. */
const codesIn = (expected: string): string[] =>
  [...expected.split(/^--- /m)[0]!.matchAll(/^(?:error|warning)\[(.+?)\]/gm)].map((match) => match[1]!);

/** Here the same mistake stands in several places. */
const SEVERAL = new Set([
  'bad-name',
  'earlier-spelling',
  'example-fails.after-a-move',
  'margin-without-name',
  'not-a-key',
  'reserved-word',
  'section-of-gone-rule',
  'section-to-reread',
  'variant-section-to-read',
]);

/** Here one mistake is still told more than once: when it is not, the case goes from this list. */
const FOLLOWED_UP = new Set(['circle-of-folders', 'head-words', 'unknown-in-folder', 'unknown-owner.phase']);

describe('problems', () => {
  test.each(files)('%s', (file) => {
    const one = readCase(readFileSync(CASES + file, 'utf8'));
    const said = render(one);
    if (UPDATE) writeFileSync(CASES + file, `${one.input}=== problems\n${said}`);
    else if (one.expected === undefined)
      expect.fail('there is no section "=== problems": run with UPDATE_CASES=1');
    else expect(said).toBe(one.expected);
    if (!file.startsWith('problems')) return;
    const name = file.replace(/^.*[\\/]|\.case$/g, '');
    const codes = codesIn(said);
    expect(codes, 'a case must show the code that it is named after').toContain(name.split('.')[0]);
    if (FOLLOWED_UP.has(name)) expect(codes.length, 'take it from the list').toBeGreaterThan(1);
    else if (!SEVERAL.has(name)) expect(codes, 'one mistake is one problem').toHaveLength(1);
  });

  test('every code has a case', () => {
    const shown = new Set(
      files.flatMap((file) => codesIn(readCase(readFileSync(CASES + file, 'utf8')).expected ?? '')),
    );
    expect(Object.keys(messages).filter((code) => !shown.has(code))).toEqual([]);
  });
});
