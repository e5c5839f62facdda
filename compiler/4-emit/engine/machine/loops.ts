import { MOST_ITEMS } from '../../../2-model/types.ts';
import type { ExprOf, Loop, LoopOf } from '../../../3-ir/ir.ts';
import { binary, load, store, sum } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Writer } from '../emitter.ts';
import { times } from '../statements/statements.ts';
import type { LoopCode, MachineWriter, RoutineFrame } from './frames.ts';

type Write<Over extends Loop['over']> = (
  w: Writer,
  machine: MachineWriter,
  frame: RoutineFrame,
  loop: LoopOf<Over>,
) => LoopCode;

export function loopCode(w: Writer, machine: MachineWriter, frame: RoutineFrame, loop: Loop): LoopCode {
  switch (loop.over) {
    case 'times':
      return timesCode(w, machine, frame, loop);
    case 'items': {
      const isRange = loop.in.op === 'range' && !loop.backwards;
      return (isRange ? rangeCode : itemsCode)(w, machine, frame, loop);
    }
    case 'ranking':
      return rankingCode(w, machine, frame, loop);
    case 'condition':
      throw new Error('a loop that has nothing to keep');
  }
}

const timesCode: Write<'times'> = (_, { frames }, frame, loop) => {
  const count = frames.take(frame, `${frame.name} times`);
  return {
    start: (w, isInside) => {
      const often = times(w, loop.times);
      w.push(store(count, isInside ? binary('-', often, 1) : often));
    },
    isOver: expr`m[${count}] <= 0`,
    take: stmts`m[${count}]--;`,
  };
};

/** Numbers are counted up: they need not be written down. */
const rangeCode: Write<'items'> = (_, { frames }, frame, { local, in: items }) => {
  const range = items as ExprOf<'range'>;
  const here = frames.slotOf(frame, local);
  const last = frames.take(frame, `${frame.name} ${local} last`);
  return {
    start: (w, isInside) => {
      const from = w.num(range.from);
      w.push(store(last, w.num(range.to)), store(here, isInside ? from : sum(from, -1)));
      if (w.extent(range).isCounted) w.code`if (m[${last}] - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
    },
    isOver: binary('>=', load(here), load(last)),
    take: stmts`m[${here}]++;`,
  };
};

const itemsCode: Write<'items'> = (outside, { e, frames }, frame, { local, in: items, backwards }) => {
  const here = frames.slotOf(frame, local);
  const room = 1 + Math.max(1, outside.extent(items).most);
  const list = frames.take(frame, `${frame.name} ${local} list`, room);
  const next = frames.take(frame, `${frame.name} ${local} next`);
  const take = backwards
    ? stmts`m[${here}] = m[${list} + m[${next}]--];`
    : stmts`m[${here}] = m[${list} + m[${next}]++];`;
  return {
    start: (w, isInside) => {
      e.streams.fill(w, items, list);
      w.push(store(next, backwards ? load(list) : 1));
      if (isInside) w.push(...take);
    },
    isOver: backwards ? expr`m[${next}] === 0` : expr`m[${next}] > m[${list}]`,
    take,
  };
};

const rankingCode: Write<'ranking'> = (outside, { frames }, frame, loop) => {
  const { rank } = loop;
  const most = Math.max(1, outside.extent(rank.in).most);
  const list = frames.take(frame, `${frame.name} ranked`, 1 + most * 3);
  const next = frames.take(frame, `${frame.name} ranked next`);
  const here = frames.slotOf(frame, rank.local);
  const [place, shared] = [frames.slotOf(frame, loop.place), frames.slotOf(frame, loop.shared)];
  const item = expr`${list} + 1 + m[${next}] * 3`;
  return {
    start: (w, isInside) => {
      if (isInside)
        w.code`
          m[${here}] = firstOf(${w.list(rank.in)});
          m[${place}] = 1;
          m[${shared}] = 1;
          m[${list}] = 0;`;
      w.push(store(next, 0));
    },
    isOver: expr`m[${next}] >= m[${list}]`,
    take: stmts`
      m[${here}] = m[${item}];
      m[${place}] = m[${item} + 1];
      m[${shared}] = m[${item} + 2];
      m[${next}]++;`,
    list,
  };
};
