import { join } from 'node:path';
import ts from 'typescript';

/** A project for browsers with nothing but what the README names. */
export const USUAL: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  useDefineForClassFields: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  strict: true,
};

/** The same with every flag of a fresh Vite template, and with every other one that makes it stricter. */
export const STRICTEST: ts.CompilerOptions = {
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

/**
 * What is wrong with engines in a folder, and with all that they import: each problem with the files that have it. Of some files
 * something else may be read than what they hold.
 */
export function problemsIn(
  folder: string,
  files: readonly string[],
  options: ts.CompilerOptions,
  instead: (file: string) => string | undefined = () => undefined,
): Record<string, string[]> {
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => instead(file.replaceAll('\\', '/')) ?? readFile(file);
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
    host,
  );
  const found: Record<string, string[]> = {};
  for (const { file, start = 0, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    const problem = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    const line = file ? file.text.slice(0, start).split('\n').length : 0;
    found[problem] ??= [];
    found[problem].push(`${file?.fileName.replaceAll('\\', '/').slice(folder.length)}:${line}`);
  }
  return found;
}
