/** Every word that a piece of tree mentions: names of declarations among them, and maybe others. */
export function mentionedNames(tree: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const { text, span } = node as { text?: unknown; span?: unknown };
      if (typeof text === 'string' && span !== undefined) for (const word of words(text)) found.add(word);
      for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
    }
  };
  visit(tree);
  return found;
}

/** The word itself, and the kind or piece that it stands for in small letters (`area`, `dice` is left to the plural). */
function words(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
}
