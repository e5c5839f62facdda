import type { Node, SourceFile } from 'typescript';
import { type RuntimeSources, sourceOf } from '../../4-emit/runtime-sources.ts';

/** The files whose declarations are all told. */
const TYPES = ['engine-interface.ts', 'types.ts', 'why-types.ts'];
/** What else belongs to an engine, by the file that declares it. */
const OTHERS: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['moves.ts', ['Move']],
  ['saved.ts', ['Saved', 'Entry', 'SeenEntry']],
  ['snapshots.ts', ['Snapshot']],
  ['replay.ts', ['Difference']],
  ['errors.ts', ['Refusal', 'OWN_REASONS', 'Refused', 'Invalid']],
  ['core.ts', ['Fault', 'Core', 'CoreSetup']],
  ['light.ts', ['LightState', 'Light']],
  ['by-seat.ts', ['BySeat', 'Camel']],
  ['boardgame-io.ts', ['SetupData', 'Seen', 'Ended']],
];
/** What a front end never writes: how the types of games are put together. */
const INNER = ['AnyGame', 'GameTypesOf', 'game'];

const HEAD = `# Reference
Everything that an engine can do, made of the comments beside the declarations in \`compiler/runtime\`. \`G\` stands for the game: its own types (\`Move\`, \`View\`, \`Fields\`, …) are in the declarations of
its package, where an editor shows them.
`;

/** The page of all functions and types, made of the comments in the files of the runtime. */
export async function referenceOf(runtime: RuntimeSources): Promise<string> {
  const ts = (await import('typescript')).default;
  const parsed = (file: string): SourceFile =>
    ts.createSourceFile(file, sourceOf(runtime, file), ts.ScriptTarget.Latest, true);

  /** What is said above a declaration. */
  const commentOf = (node: Node): string => {
    const file = node.getSourceFile().text;
    const [above] = (ts.getLeadingCommentRanges(file, node.getFullStart()) ?? []).slice(-1);
    if (!above || !file.startsWith('/**', above.pos)) return '';
    const lines = file
      .slice(above.pos + 3, above.end - 2)
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
    return lines.join('\n').trim();
  };
  /** The declaration itself, moved to the left margin, without what is private to it. */
  const textOf = (node: Node): string => {
    const text = node.getText().replace(/^export /, '');
    return ts.isClassDeclaration(node)
      ? `class ${node.name!.text} extends Error {\n${node.members
          .filter((member) => ts.isPropertyDeclaration(member))
          .map((member) => `  ${member.getText()}`)
          .join('\n')}\n}`
      : text;
  };
  const nameOf = (node: Node): string | undefined => {
    if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]!.name.getText();
    const isNamed =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
    return isNamed ? node.name?.text : undefined;
  };
  const shown = (name: string, node: Node): string =>
    [`### ${name}`, commentOf(node), `\`\`\`ts\n${textOf(node)}\n\`\`\``].filter(Boolean).join('\n');

  const types = TYPES.flatMap((file) => [...parsed(file).statements]);
  const named = types.flatMap((node) => {
    const name = nameOf(node);
    return name === undefined || INNER.includes(name) || name === 'Engine' ? [] : [[name, node] as const];
  });
  const engine = types.find((node) => nameOf(node) === 'Engine');
  if (!engine || !ts.isInterfaceDeclaration(engine)) throw new Error('there is no interface Engine');
  const functionOf = (member: Node & { readonly name?: Node }): string => member.name?.getText() ?? '';
  // One that takes different things is declared several times.
  const functions = [...new Set(engine.members.map(functionOf))].map(
    (name) => [name, engine.members.filter((member) => functionOf(member) === name)] as const,
  );
  const others = OTHERS.flatMap(([file, names]) => {
    const { statements } = parsed(file);
    return names.map((name) => {
      const node = statements.find((one) => nameOf(one) === name);
      if (!node) throw new Error(`${file} declares no ${name}`);
      return [name, node] as const;
    });
  });
  return `${[
    HEAD,
    '## Functions',
    `${commentOf(engine)}\n`,
    ...functions.map(([name, members]) =>
      [
        `### ${name}`,
        `\`\`\`ts\n${members.map((member) => member.getText()).join('\n')}\n\`\`\``,
        ...members.map(commentOf).filter(Boolean),
      ].join('\n'),
    ),
    '## Types',
    ...[...named, ...others].map(([name, node]) => shown(name, node)),
  ].join('\n\n')}\n`;
}
