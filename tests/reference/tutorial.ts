import { readFileSync } from 'node:fs';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { type Block, blocksIn, fileOf, written } from '../../site/src/workshop/course/blocks.ts';

export const page = readFileSync(new URL('../../rules/TUTORIAL.md', import.meta.url), 'utf8');

export const blocks: readonly Block[] = blocksIn(page);

/** The files as a reader has them who follows the tutorial: what is there already is replaced, the rest goes to the end. */
export class Followed {
  readonly #files = new Map<string, string>();

  follow(block: Block): void {
    const file = fileOf(block.fence);
    if (file !== undefined) this.#files.set(file, written(this.#files.get(file) ?? '', block));
  }

  get sources(): Source[] {
    return [...this.#files].map(([file, text]) => ({ file, text }));
  }
}
