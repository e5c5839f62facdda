import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import ts from 'typescript';

/**
 * Of a core, the code of some declarations, laid out and without the comments above it: the functions that are called after
 * them; of a phase in which the game can stop, the cases of the script.
 */
export async function codeOf(core: string, declarations: readonly string[]): Promise<string> {
  const source = ts.createSourceFile('core.ts', core, ts.ScriptTarget.Latest, true);
  const functions = functionsIn(source);
  const parts = declarations.map((name) => {
    const found = functions.filter((one) => isCalledAfter(one, name)).map((one) => one.getText(source));
    const cases = found.length > 0 ? [] : casesOf(source, name);
    if (found.length + cases.length === 0) throw new Error(`the core has no code of ${name}`);
    return cases.length > 0 ? `switch (pc) {\n${cases.join('\n')}\n}` : found.join('\n\n');
  });
  return format(parts.join('\n\n'), {
    parser: 'typescript',
    plugins: [typescript, estree],
    printWidth: 110,
    singleQuote: true,
  });
}

function functionsIn(source: ts.SourceFile): ts.FunctionDeclaration[] {
  const found: ts.FunctionDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `sell` is `sell`, `listSell`, `explainSell`. */
function isCalledAfter(node: ts.FunctionDeclaration, declaration: string): boolean {
  const humps = declaration.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const own = humps.join('');
  const name = node.name?.text ?? '';
  return name === own.charAt(0).toLowerCase() + own.slice(1) || new RegExp(`^[a-z]+${own}$`).test(name);
}

/** The cases of the script that say in a comment that they belong to a phase: `case 3: { // turn: the choice is supplied`. */
function casesOf(source: ts.SourceFile, phase: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCaseClause(node) && /^case \d+: \{ \/\/ ([\w-]+)/.exec(node.getText(source))?.[1] === phase)
      found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
