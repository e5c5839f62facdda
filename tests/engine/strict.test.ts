import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

/** A project for browsers with every flag that makes it stricter; what it needs besides stands in the README. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
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

test('an engine fits into a project with ES2022 that is as strict as can be', { timeout: 120_000 }, () => {
  const program = ts.createProgram([`${ROOT}generated/palace/engine.ts`], OPTIONS);
  const problems = ts.getPreEmitDiagnostics(program);
  const said = problems.map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
  expect(said).toEqual([]);
});
