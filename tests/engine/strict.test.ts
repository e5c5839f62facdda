import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

/** A project for browsers with nothing but what the README names. */
const USUAL: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
};

/** The same with every flag that makes it stricter. */
const STRICTEST: ts.CompilerOptions = {
  ...USUAL,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

// What one flag allows may be wrong without it: an absent member and one that is undefined are alike, or not.
test.each([
  ['strict', USUAL],
  ['as strict as can be', STRICTEST],
])('an engine fits into a project with ES2022 that is %s', { timeout: 120_000 }, (_, options) => {
  const program = ts.createProgram([`${ROOT}generated/palace/engine.ts`], options);
  const problems = ts.getPreEmitDiagnostics(program);
  const said = problems.map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
  expect(said).toEqual([]);
});
