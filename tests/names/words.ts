import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { KEYWORDS } from '../../compiler/1-syntax/words.ts';
import { BUILT_IN_WORDS } from '../../compiler/2-model/environment.ts';
import { compiled, engineFiles } from '../engine/emitted.ts';
import { ROOT } from '../sources.ts';
import { compose } from './compose.ts';

/**
 * Every word that generated code, the runtime, JavaScript or TypeScript gives a meaning, spelt as a name of the rules. Nothing
 * is listed by hand: what the emitter writes tomorrow is among them tomorrow.
 */

/** What a name of the rules looks like, as `1-syntax/mark.ts` has it. */
const NAME = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;

/** `fillEvent` and `FILL_EVENT` as `fill-event`: what a designer would write to get that identifier. */
export function kebab(identifier: string): string {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_$]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** The identifiers and the texts in quotes of a file in TypeScript. */
function tokensIn(text: string): { readonly identifiers: Set<string>; readonly quoted: Set<string> } {
  const [identifiers, quoted] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) identifiers.add(node.text.replace('#', ''));
    else if (ts.isStringLiteral(node)) quoted.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest));
  return { identifiers, quoted };
}

/** The words of the engines that are committed and of their runtime, and the names of their files. */
function generatedWords(): string[] {
  const engines = globSync('generated/*/{core,engine,why,data,texts}.ts', { cwd: ROOT });
  const runtime = globSync('generated/runtime/*.ts', { cwd: ROOT });
  const words = [...engines, ...runtime].flatMap((file) => {
    const { identifiers, quoted } = tokensIn(readFileSync(ROOT + file, 'utf8'));
    // Texts in quotes are names of the games, except in the runtime, which knows no game.
    return [...identifiers, ...(runtime.includes(file) ? quoted : [])];
  });
  return [...words, ...[...engines, ...runtime].flatMap((file) => file.replace(/\.ts$/, '').split(/[\\/]/))];
}

/** The words of the engine of the stage: with these its names could be mixed up at once. */
function stageWords(): string[] {
  const sources = [{ file: 'own-stage/own-stage.regel', text: compose([]).text }];
  const files = Object.values(engineFiles(compiled('own-stage', sources), sources));
  return files.flatMap((text) => (typeof text === 'string' ? [...tokensIn(text).identifiers] : []));
}

/** The words of TypeScript from its own table: all, or those that nothing can be called. */
function keywords(from: ts.SyntaxKind, to: ts.SyntaxKind): string[] {
  const kinds = Object.values(ts.SyntaxKind).filter((kind) => typeof kind === 'number');
  return kinds.flatMap((kind) => (kind >= from && kind <= to ? (ts.tokenToString(kind) ?? []) : []));
}

/** What is there without being declared: globals, and what objects, functions, lists and numbers have. */
function globals(): string[] {
  const values = [Object, Function, Array, Int32Array, Map, Set, String, Number, Error, Promise, Symbol];
  return [globalThis, Math, ...values, ...values.map(({ prototype }) => prototype)].flatMap((value) =>
    Object.getOwnPropertyNames(value),
  );
}

/** The types that are there without being declared: `Partial`, `Record` … */
function globalTypes(): string[] {
  const folder = ts.getDefaultLibFilePath({}).replace(/[^\\/]*$/, '');
  return globSync('lib.es{5,20??.*}.d.ts', { cwd: folder }).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.Latest);
    return source.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement.name.text : [],
    );
  });
}

const LANGUAGE: ReadonlySet<string> = new Set([...KEYWORDS, ...BUILT_IN_WORDS]);

/** What the stage declares itself is not free; a kind in small letters is a parameter of its type. */
const DECLARED: ReadonlySet<string> = new Set(
  (compose([]).text.match(/[\w-]+/g) ?? []).map((word) => word.toLowerCase()),
);

function names(written: readonly string[], spelt: readonly string[]): string[] {
  const all = new Set([...spelt, ...[...written, ...spelt].map(kebab)]);
  const isFree = (word: string): boolean =>
    NAME.test(word) && !LANGUAGE.has(word) && !(word.startsWith('own-') && DECLARED.has(word));
  return [...all].filter(isFree).sort();
}

/** The words of Regel itself: some of them cannot be names, and some of those that can are hidden by what they mean. */
export const languageWords: readonly string[] = [...LANGUAGE].filter((word) => NAME.test(word)).sort();

/**
 * What is near: the words that the stage's engine has of its own, and those that stand for something in all JavaScript. What is
 * put together from a word of the stage is far, and so are `taken2` and `taken3` where there is `taken`.
 */
export const nearWords: readonly string[] = names(stageWords(), [
  ...keywords(ts.SyntaxKind.FirstReservedWord, ts.SyntaxKind.LastFutureReservedWord),
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
]).filter(
  (word, _, all) => !/\bown\b/.test(word) && !(/\d$/.test(word) && all.includes(word.replace(/-?\d+$/, ''))),
);

/** All that is used anywhere. */
export const allWords: readonly string[] = names(
  [...stageWords(), ...generatedWords()],
  [...keywords(ts.SyntaxKind.FirstKeyword, ts.SyntaxKind.LastKeyword), ...globals(), ...globalTypes()],
);
