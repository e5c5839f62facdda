/** The tutorial as data: what is written in each step, from the one page that tells it. Its sentences here are in `lessons-nl.ts` and `lessons-de.ts`. */

/** A block of the tutorial, between two fences. */
export interface Block {
  /** What stands behind the opening fence. */
  readonly fence: string;
  readonly text: string;
  /** The step it belongs to, by its heading. */
  readonly step: string;
}

export function blocksIn(page: string): readonly Block[] {
  return [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map((match) => ({
    fence: match[1]!,
    text: match[2]!,
    step: [...page.slice(0, match.index).matchAll(/^## \d+\. .*$/gm)].at(-1)?.[0].slice(3) ?? '',
  }));
}

/** The number of the step that a block belongs to. */
export const numberOf = ({ step }: Block): number => Number.parseInt(step, 10);

/** What a declaration is replaced by: its first two words, or its first line where these are not its name. */
export function nameOf(declaration: string): string {
  const line = declaration.split('\n', 1)[0]!;
  if (/^(each|the) /.test(line)) return line.trimEnd();
  if (line.startsWith('winner ')) return 'winner';
  return /^\S+ [\w-]+/.exec(line)?.[0] ?? line.trimEnd();
}

/** The declarations of a text, each with the comments and empty lines behind it left out. */
export function declarationsIn(text: string): readonly string[] {
  return text
    .split(/\n(?=[^\s#])/)
    .map((one) => `${one.trimEnd()}\n`)
    .filter((one) => /^[^\s#]/.test(one));
}

const RULES = 'honey/honey.regel';
/** Which file a block is written to. */
export function fileOf(fence: string): string | undefined {
  if (fence === 'regel' || fence === 'regel without') return RULES;
  if (fence === 'regel variant') return 'honey/variants/early-frost.regel';
  if (fence.startsWith('ftl ')) return `honey/text/${fence.slice(4)}.ftl`;
  return fence.startsWith('mdx ') ? `honey/rulebook/${fence.slice(4)}.mdx` : undefined;
}

/** The rules with the declarations of a block in them: what is there already is replaced, the rest goes to the end. */
export function withDeclarations(rules: string, block: string): string {
  return declarationsIn(block).reduce((text, declaration) => {
    const name = nameOf(declaration);
    const before = declarationsIn(text).find((one) => nameOf(one) === name);
    if (before !== undefined) return text.replace(before.trimEnd(), () => declaration.trimEnd());
    return text.trim() === '' ? `${text.trimStart()}${declaration}` : `${text.trimEnd()}\n\n${declaration}`;
  }, rules);
}

/** The rules without a declaration. */
export function withoutDeclaration(rules: string, block: string): string {
  const name = nameOf(block.trim());
  const found = declarationsIn(rules).find((one) => nameOf(one) === name);
  return found === undefined ? rules : rules.replace(found.trimEnd(), '').replace(/\n{3,}/g, '\n\n');
}

/** A file as it is once a block has been written. */
export function written(text: string, { fence, text: block }: Block): string {
  if (fence === 'regel') return withDeclarations(text, block);
  return fence === 'regel without' ? withoutDeclaration(text, block) : block;
}
