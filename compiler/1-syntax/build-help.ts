/** What the actions in build-*.ts share. */
import type { Node } from 'ohm-js';
import type { Earlier, Name, Span, Step } from './tree.ts';

/** How the actions find the source behind a node. */
export interface Reading {
  span(node: Node): Span;
  name(node: Node): Name;
  number(node: Node): number;
  /** The source itself, for rows. */
  source(): string;
  /** Notes that this stretch is written as it was once spelt, and how it is spelt now. */
  earlier(found: Earlier): void;
  /** A line that stands inside another, read as one of its own; undefined where it is none. */
  step(node: Node): Step | undefined;
}

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
