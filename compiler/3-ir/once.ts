/** What is known of a key, worked out when it is first asked for; `meanwhile` is the answer while it is being worked out. */
export function once<Key, T>(known: Map<Key, T>, key: Key, meanwhile: T, work: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, meanwhile);
  const value = work();
  known.set(key, value);
  return value;
}
