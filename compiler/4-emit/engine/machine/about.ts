import type { Block, End, Routine } from '../../../3-ir/ir.ts';
import { nextOf } from '../../../3-ir/tidy.ts';

/** What is said of each block of a routine, above its case and wherever it is gone to. */
export function aboutBlocks({ name, blocks, loops }: Routine): string[] {
  const ways = blocks.map((): string[] => []);
  for (const [number, { end }] of blocks.entries())
    for (const next of new Set(nextOf(end))) ways[next]!.push(wayTo(next, number, end));
  return blocks.map(({ end }, number) => {
    const [way = '', ...others] = ways[number]!;
    // What a block does itself says more than how it is come to.
    return `${name}${atEnd(end, loops) || (others.length === 0 ? way : '')}`;
  });
}

function atEnd(end: Block['end'], loops: Routine['loops']): string {
  if (end.end === 'choice') {
    const words = { must: 'must do one of', may: 'may do one of', 'may repeat': 'may repeat' }[end.how];
    return `: somebody ${words}: ${end.offers.map(({ action }) => action).join(', ')}`;
  }
  if (end.end !== 'next') return '';
  const loop = loops[end.loop]!;
  if (loop.over === 'items') return ` ${loop.local}: the next one`;
  return loop.over === 'ranking' ? ' ranked: the next one' : ': repeat';
}

/** How a block is come to from the end of another. */
function wayTo(next: number, from: number, end: End): string {
  switch (end.end) {
    case 'call':
      return `: after ${end.routine.split(' ').at(-1)}`;
    case 'at once':
      return ': all are through';
    case 'draw':
      return next === end.otherwise ? ': there was nothing to choose from' : '';
    case 'choice': {
      if (next === end.after || next === from) return '';
      const offer = end.offers.find(({ then }) => then === next);
      return offer ? `: after ${offer.action}` : ': nothing was possible, or nothing was wanted';
    }
    default:
      return '';
  }
}
