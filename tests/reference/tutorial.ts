import { readFileSync } from 'node:fs';
import type { Source } from '../../compiler/1-syntax/source.ts';

export const page = readFileSync(new URL('../../rules/TUTORIAL.md', import.meta.url), 'utf8');

/** A block of the tutorial, between two fences. */
export interface Block {
  /** What stands behind the opening fence. */
  readonly fence: string;
  readonly text: string;
  /** The step it belongs to, by its heading. */
  readonly step: string;
}

export const blocks: readonly Block[] = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map((match) => ({
  fence: match[1]!,
  text: match[2]!,
  step: [...page.slice(0, match.index).matchAll(/^## \d+\. .*$/gm)].at(-1)?.[0].slice(3) ?? '',
}));

/** What a declaration is replaced by: its first two words, or its first line where these are not its name. */
function nameOf(declaration: string): string {
  const line = declaration.slice(0, declaration.indexOf('\n'));
  if (/^(each|the) /.test(line)) return line;
  if (line.startsWith('winner ')) return 'winner';
  return /^\S+ [\w-]+/.exec(line)![0];
}

/** A file as a reader has it who follows the tutorial: what is there already is replaced, the rest goes to the end. */
export class Followed {
  readonly #declarations = new Map<string, string>();
  readonly #others = new Map<string, string>();

  follow({ fence, text }: Block): void {
    if (fence === 'regel') {
      for (const declaration of text.split(/\n(?=\S)/)) {
        const whole = `${declaration.trimEnd()}\n`;
        this.#declarations.set(nameOf(whole), whole);
      }
    } else if (fence === 'regel without') this.#declarations.delete(text.trim());
    else if (fence === 'regel variant') this.#others.set('honey/variants/early-frost.regel', text);
    else if (fence.startsWith('ftl ')) this.#others.set(`honey/text/${fence.slice(4)}.ftl`, text);
    else if (fence.startsWith('mdx ')) this.#others.set(`honey/rulebook/${fence.slice(4)}.mdx`, text);
  }

  get sources(): Source[] {
    const rules = { file: 'honey/honey.regel', text: [...this.#declarations.values()].join('\n') };
    return [rules, ...[...this.#others].map(([file, text]) => ({ file, text }))];
  }
}
