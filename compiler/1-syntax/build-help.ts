/** Small words for the actions in build-*.ts. */
import type { Node } from 'ohm-js';

/** The trees of all children of a repetition. */
export function all<T>(nodes: Node): T[] {
  return nodes.children.map((node) => node.tree());
}

/** The tree of an optional part, if it is there. */
export function maybe<T>(node: Node): T | undefined {
  return node.children[0]?.tree();
}

/** `{ key: value }`, or nothing at all where there is no value. */
export function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
