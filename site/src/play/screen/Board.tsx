import type { ComponentChildren, RefObject } from 'preact';
import type { Json } from '../../../../generated/runtime/json.ts';
import type { Picking, Seen } from '../../game/shown.ts';
import { own } from '../../table/describe.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { Playing } from '../playing.ts';
import { startDrag } from './drag.ts';

interface BoardProps extends Pick<Playing, 'shown' | 'tables'> {
  readonly table: RefObject<HTMLDivElement>;
  readonly seen: Seen;
  readonly before: Seen | undefined;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly picking: Picking | undefined;
  readonly children?: ComponentChildren;
}

/** The middle of the table, and what lies before whoever looks on; of the others only what can be reached for. */
export function Board({ table, shown, tables, seen, before, names, viewer, picking, children }: BoardProps) {
  const all = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  const others = all.filter((seat) => seat !== viewer);
  const wanted = new Set([picking, ...(picking?.more ?? [])].flatMap((one) => [...(one?.options ?? [])]));
  const isWanted = (seat: number) =>
    Object.values(seen.fields).some(
      (value) =>
        Array.isArray(value) &&
        value.length === all.length &&
        textsIn(value[seat - 1]).some((one) => wanted.has(one)),
    );
  const seats = viewer === undefined ? [0, ...all] : [0, viewer, ...others.filter(isWanted)];
  return (
    <div
      ref={table}
      class="g-board"
      tabIndex={0}
      role="group"
      aria-label={own(shown, 'table')}
      onPointerDown={picking ? startDrag : undefined}
    >
      {children}
      <GameTable
        shown={shown}
        seen={seen}
        names={names}
        seats={seats}
        palette={false}
        {...(viewer === undefined ? {} : { viewer })}
        {...(before ? { before } : {})}
        {...(picking ? { pick: picking } : {})}
        {...(tables ? { tables } : {})}
      />
    </div>
  );
}

function textsIn(json: Json | undefined): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null
    ? Object.values(json).flatMap((one) => textsIn(one as Json))
    : [];
}
