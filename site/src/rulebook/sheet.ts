import type { Line } from '../../../compiler/rulebook/line.ts';
import type { Block } from '../../../compiler/rulebook/sentences.ts';
import { toneFor } from '../icons/index.ts';
import type { BookText } from './book.ts';
import { type Box, layoutOf } from './tables.ts';

/** What stands below a small heading of the quick reference, as a tile of its own. */
export interface Tile {
  readonly heading: Line;
  readonly blocks: readonly Block[];
  /** The colour of what it is about. */
  readonly tone: string | undefined;
  /** How much room it takes: a wide table has the whole page. */
  readonly width: 'narrow' | 'half' | 'whole';
}

/** Tables with longer rows, in letters, do not fit into a tile, or into two thirds of a page. */
const MOST_IN_TILE = 26;
const MOST_IN_HALF = 46;

/** How large the letters can be on paper, so that the page is one page and full: by how much there is to read. */
export function sizeOf(blocks: readonly Block[]): 'short' | 'some' | 'much' | 'more' | 'crowded' {
  const length = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  const limits = { short: 650, some: 1300, much: 2350, more: 3000 } as const;
  const sizes = Object.keys(limits) as (keyof typeof limits)[];
  return sizes.find((size) => length < limits[size]) ?? 'crowded';
}
/** Room for a table, in letters. */
const OF_TABLE = 260;

function lengthOf(block: Block): number {
  const inside = (blocks: readonly Block[]): number => blocks.reduce((sum, one) => sum + lengthOf(one), 0);
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return lineLength(block.line);
    case 'list':
      return block.items.reduce((sum, item) => sum + inside(item), 0);
    case 'quote':
      return inside(block.blocks);
    case 'table':
      return OF_TABLE;
    case 'component':
      return block.name === 'Section' ? inside(block.blocks) : OF_TABLE;
  }
}

/** A name, a value or a reason is as long as a few words. */
function lineLength(line: Line): number {
  return line.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    return sum + (part.is !== 'component' ? lineLength(part.line) : part.name === 'Reason' ? 80 : 12);
  }, 0);
}

/** What stands before the first small heading, and the tiles. */
export function tilesOf(
  book: BookText,
  blocks: readonly Block[],
): { readonly lead: readonly Block[]; readonly tiles: readonly Tile[] } {
  const starts = blocks.flatMap((block, at) => (block.is === 'heading' ? [at] : []));
  const tiles = starts.map((start, at): Tile => {
    const heading = blocks[start] as Extract<Block, { is: 'heading' }>;
    const below = blocks.slice(start + 1, starts[at + 1]);
    return { heading: heading.line, blocks: below, tone: toneIn(heading.line), width: widthOf(book, below) };
  });
  return { lead: blocks.slice(0, starts[0] ?? blocks.length), tiles };
}

function toneIn(line: Line): string | undefined {
  const names = line.flatMap((part) =>
    typeof part !== 'string' && part.is === 'component' && part.name === 'Name'
      ? [part.attributes.of ?? '']
      : [],
  );
  return names.map(toneFor).find((tone) => tone !== undefined);
}

/** The room between two columns, and that of a sign, in letters. */
const OF_GAP = 2;
const OF_SIGN = 2;
function lengthOfBox(box: Box | undefined): number {
  return box ? box.text.length + (box.icon ? OF_SIGN : 0) : 0;
}

function widthOf(book: BookText, blocks: readonly Block[]): Tile['width'] {
  const lengths = blocks.map((block) => {
    const table =
      block.is === 'component' && block.name === 'Table' ? (block.attributes.of ?? '') : undefined;
    const shown = table === undefined ? undefined : book.game.rulebook.tables[table];
    if (!shown) return 0;
    const { top, rows } = layoutOf(book, table!, shown);
    const lines = [...top, ...rows.map(({ heads, cells }) => [...heads, ...cells])];
    const columns = Math.max(0, ...lines.map((line) => line.length));
    return Array.from({ length: columns }, (_, at) => {
      const boxes = lines.filter((line) => line.every(({ over }) => over === undefined));
      return Math.max(0, ...boxes.map((line) => line[at]).map(lengthOfBox)) + OF_GAP;
    }).reduce((sum, one) => sum + one, 0);
  });
  const most = Math.max(0, ...lengths);
  return most > MOST_IN_HALF ? 'whole' : most > MOST_IN_TILE ? 'half' : 'narrow';
}
