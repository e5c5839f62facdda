import type { ComponentChildren, RefObject } from 'preact';
import type { Picking, Seen } from '../../game/shown.ts';
import { innermostType } from '../../table/declared.ts';
import { own } from '../../table/describe.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { piecesAt } from '../../table/hosts.ts';
import { isEmpty, valueAt } from '../../table/scene.ts';
import type { Playing } from '../playing.ts';
import { wordsIn } from '../words.ts';
import { startDrag } from './drag.ts';
import { ON_A_DESK, ON_A_PHONE, useFit } from './fit.ts';
import { useIsDesk } from './useIsDesk.ts';

interface BoardProps extends Pick<Playing, 'shown' | 'tables'> {
  readonly table: RefObject<HTMLDivElement>;
  readonly seen: Seen;
  readonly before: Seen | undefined;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly picking: Picking | undefined;
  readonly children?: ComponentChildren;
}

/**
 * The middle of the table, and what lies before whoever looks on; of the others only what can be reached for. A desk has room for
 * what lies before them too.
 */
export function Board({ table, shown, tables, seen, before, names, viewer, picking, children }: BoardProps) {
  const say = wordsIn(shown.language);
  const isDesk = useIsDesk();
  const all = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  const others = all.filter((seat) => seat !== viewer);
  const isWanted = (seat: number) =>
    [picking, ...(picking?.more ?? [])].some((one) => {
      const type = one && innermostType(one.type);
      return (
        type?.is === 'piece' &&
        shown.data.fields.some(
          (field) =>
            field.owner !== 'table' &&
            piecesAt(seen, { field, seat }, type.pieces).some((piece) => one!.options.has(piece)),
        )
      );
    });
  const near = others.filter(isWanted);
  const seats = viewer === undefined ? [0, ...all] : [0, viewer, ...near];
  const away = viewer === undefined ? [] : others.filter((seat) => !near.includes(seat));
  // Elsewhere only what somebody lays down one at a time, such as the card of a trick, and whoever has done so.
  const laid = shown.data.fields.filter(
    ({ owner, seenBy, single, keys }) =>
      owner !== 'table' && seenBy === 'everyone' && single && keys.length === 0,
  );
  const far = isDesk
    ? away
    : away.filter((seat) => laid.some((field) => !isEmpty(valueAt(seen, { field, seat }))));
  useFit(table, isDesk ? ON_A_DESK : ON_A_PHONE);
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
      {far.length > 0 && (
        <section class="g-others" aria-label={say.others}>
          <GameTable
            {...{ shown, seen, names }}
            seats={far}
            palette={false}
            {...(isDesk ? {} : { compact: true, only: laid.map(({ name }) => name) })}
            {...(before ? { before } : {})}
            {...(tables ? { tables } : {})}
          />
        </section>
      )}
    </div>
  );
}
