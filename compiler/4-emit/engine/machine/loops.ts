import type { ExprOf } from '../../../2-model/model.ts';
import { MOST_ITEMS } from '../../../2-model/types.ts';
import type { Loop, LoopOf } from '../../../3-ir/ir.ts';
import { binary, load, store, sum } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Frame } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { times } from '../statements/statements.ts';
import type { LoopCode, MachineWriter } from './writing.ts';

type Write<Over extends Loop['over']> = (
  machine: MachineWriter,
  frame: Frame,
  loop: LoopOf<Over>,
  scope: Scope,
) => LoopCode;

export function loopCode(machine: MachineWriter, frame: Frame, loop: Loop, scope: Scope): LoopCode {
  switch (loop.over) {
    case 'times':
      return timesCode(machine, frame, loop, scope);
    case 'items': {
      const isRange = loop.in.op === 'range' && !loop.backwards;
      return (isRange ? rangeCode : itemsCode)(machine, frame, loop, scope);
    }
    case 'ranking':
      return rankingCode(machine, frame, loop, scope);
    case 'condition':
      throw new Error('a loop that has nothing to keep');
  }
}

const timesCode: Write<'times'> = ({ e, frames }, frame, loop) => {
  const count = frames.take(frame, `${frame.name} times`);
  return {
    start: (isInside, scope, out) => {
      const often = times(e, loop.times, scope, out);
      out.push(store(count, isInside ? binary('-', often, 1) : often));
    },
    isOver: expr`m[${count}] <= 0`,
    take: stmts`m[${count}]--;`,
  };
};

/** Numbers are counted up: they need not be written down. */
const rangeCode: Write<'items'> = ({ e, frames }, frame, { local, in: items }) => {
  const range = items as ExprOf<'range'>;
  const here = frames.slotOf(frame, local);
  const last = frames.take(frame, `${frame.name} ${local} last`);
  return {
    start: (isInside, scope, out) => {
      const from = e.num(range.from, scope, out);
      out.push(store(last, e.num(range.to, scope, out)), store(here, isInside ? from : sum(from, -1)));
      if (e.streams.extent(range, scope).isCounted)
        out.code`if (m[${last}] - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
    },
    isOver: binary('>=', load(here), load(last)),
    take: stmts`m[${here}]++;`,
  };
};

const itemsCode: Write<'items'> = ({ e, frames }, frame, { local, in: items, backwards }, scope) => {
  const here = frames.slotOf(frame, local);
  const room = 1 + Math.max(1, e.streams.most(items, scope));
  const list = frames.take(frame, `${frame.name} ${local} list`, room);
  const next = frames.take(frame, `${frame.name} ${local} next`);
  const take = backwards
    ? stmts`m[${here}] = m[${list} + m[${next}]--];`
    : stmts`m[${here}] = m[${list} + m[${next}]++];`;
  return {
    start: (isInside, inner, out) => {
      e.streams.fill(items, list, inner, out);
      out.push(store(next, backwards ? load(list) : 1));
      if (isInside) out.push(...take);
    },
    isOver: backwards ? expr`m[${next}] === 0` : expr`m[${next}] > m[${list}]`,
    take,
  };
};

const rankingCode: Write<'ranking'> = ({ e, frames }, frame, loop, scope) => {
  const { rank } = loop;
  const most = Math.max(1, e.streams.most(rank.in, scope));
  const list = frames.take(frame, `${frame.name} ranked`, 1 + most * 3);
  const next = frames.take(frame, `${frame.name} ranked next`);
  const here = frames.slotOf(frame, rank.local);
  const [place, shared] = [frames.slotOf(frame, loop.place), frames.slotOf(frame, loop.shared)];
  const item = expr`${list} + 1 + m[${next}] * 3`;
  return {
    start: (isInside, inner, out) => {
      if (isInside)
        out.code`
          m[${here}] = firstOf(${e.streams.list(rank.in, inner, out)});
          m[${place}] = 1;
          m[${shared}] = 1;
          m[${list}] = 0;`;
      out.push(store(next, 0));
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
