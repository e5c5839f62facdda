import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What imports what, by path from the root of the repository. Imports of types count as any other. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The relative imports of all TypeScript files below a folder. */
export function readImports(folder: string): Imports {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), 'utf8'))]));
}

export function importsOf(file: string, text: string): Set<string> {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const relative = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  return new Set(relative.map((name) => join(dirname(file), name).replaceAll('\\', '/')));
}

/** The same between the entries of one folder: its files, and its folders as a whole. */
export function importsWithin(folder: string, imports: Imports): Imports {
  const entryOf = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/', 1)[0] : undefined;
  const within = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = entryOf(file);
    if (from === undefined) continue;
    const found = within.get(from) ?? new Set();
    within.set(from, found);
    for (const target of targets) {
      const to = entryOf(target);
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return within;
}

/** All folders that hold one of these files, directly or not. */
export function foldersOf(imports: Imports): string[] {
  const folders = [...imports.keys()].flatMap((file) => {
    const parts = dirname(file).split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort();
}

/** The groups in which each reaches every other (Tarjan's strongly connected components), without the groups of one. */
export function cyclesIn(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    for (const next of imports.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node)).sort();
    if (group.length > 1 || imports.get(node)?.has(node)) groups.push(group);
  };
  for (const node of imports.keys()) if (!order.has(node)) visit(node);
  return groups;
}
