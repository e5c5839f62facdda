/** Whether two pieces of plain data say the same. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameData(item, b[index]));
  if (Array.isArray(b) || isCollection(a) || isCollection(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(b, name) &&
      sameData((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}

function isCollection(value: object): boolean {
  return value instanceof Map || value instanceof Set;
}
