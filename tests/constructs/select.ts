import ts from 'typescript';

/**
 * Of a core, the code of some declarations, without the comments above it: the functions that are called after them; of a phase in
 * which the game can stop, the cases of the script.
 */
export function codeOf(core: string, declarations: readonly string[]): string {
  const source = ts.createSourceFile('core.ts', core, ts.ScriptTarget.Latest, true);
  const functions = functionsIn(source);
  const parts = declarations.map((name) => {
    const found = functions.filter((one) => isCalledAfter(one, name)).map((one) => outermost(one, source));
    const cases = found.length > 0 ? [] : casesOf(source, name);
    if (found.length + cases.length === 0) throw new Error(`the core has no code of ${name}`);
    return cases.length > 0 ? `switch (pc) {\n${cases.join('\n')}\n}` : found.join('\n\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/** The text of a node as if its first line were not indented, or by so much. */
function outermost(node: ts.Node, source: ts.SourceFile, indent = ''): string {
  const { character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return indent + node.getText(source).replaceAll(`\n${' '.repeat(character)}`, `\n${indent}`);
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
      found.push(outermost(node, source, '  '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
