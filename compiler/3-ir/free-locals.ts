/** Every local that a script or expression names, in order of first mention; those it sets itself included. */
export function freeLocals(tree: unknown): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const { op, local } = node as { op?: unknown; local?: unknown };
      if (op === 'local' && typeof local === 'string') found.add(local);
      Object.values(node).forEach(visit);
    }
  };
  visit(tree);
  return [...found];
}
