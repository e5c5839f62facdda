import type { Span } from '../1-syntax/tree.ts';

const EVERYWHERE: Span = { start: 0, end: Number.POSITIVE_INFINITY };

/** Trees never change, and those of declarations are asked again and again. */
const known = new WeakMap<object, ReadonlySet<string>>();

/** Every word that a piece of tree mentions, or a stretch of it: names of declarations among them, and maybe others. */
export function mentionedNames(tree: unknown, inside = EVERYWHERE): ReadonlySet<string> {
  if (typeof tree !== 'object' || tree === null || inside !== EVERYWHERE) return namesIn(tree, inside);
  const names = known.get(tree) ?? namesIn(tree, inside);
  known.set(tree, names);
  return names;
}

function namesIn(tree: unknown, inside: Span): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const { text, span } = node as { text?: unknown; span?: Span };
      if (typeof text === 'string' && span && inside.start <= span.start && span.end <= inside.end)
        for (const word of words(text)) found.add(word);
      // Where lines of a variant stand is no part of what they say.
      for (const [key, value] of Object.entries(node))
        if (typeof value === 'object' && key !== 'placed') visit(value);
    }
  };
  visit(tree);
  return found;
}

/** The word itself, and the kind or piece that it stands for in small letters (`area`, `dice` is left to the plural). */
function words(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
}
