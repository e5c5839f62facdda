import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Picking, Seen, Shown } from '../game/shown.ts';
import { type Item, isSmall, isUnsaid, itemsOf, spotsIn } from './areas.ts';
import { Board } from './Board.tsx';
import { innermostType } from './declared.ts';
import { own, word } from './describe.ts';
import { Field } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { isMarked, Owner, Round } from './Head.tsx';
import { hostsOf, piecesAt } from './hosts.ts';
import { Palette } from './Palette.tsx';
import { Piece } from './Piece.tsx';
import { nameOf } from './Seat.tsx';
import { isEmpty, pickAt, type Scene, type Spot, valueAt } from './scene.ts';

export interface GameTableProps {
  readonly shown: Shown;
  readonly seen: Seen;
  /** Of the seats. */
  readonly names: readonly string[];
  /** The seat whose things come first, from 1. */
  readonly viewer?: number;
  /** Fields (and `pieces-Die`) to draw; all worth drawing if left out. */
  readonly only?: readonly string[];
  /** Whose things to draw, the middle of the table as 0; everybody's if left out. */
  readonly seats?: readonly number[];
  /** False: what lies nowhere is asked for elsewhere. */
  readonly palette?: boolean;
  /** How it was: what has changed is marked. */
  readonly before?: Seen;
  /** What may be picked now. */
  readonly pick?: Picking;
  /** A small picture inside a text. */
  readonly compact?: boolean;
  /** Of sheets with several parts, only those with one of these cells are drawn; all if left out. */
  readonly cells?: ReadonlySet<string> | undefined;
  /** The tables of the rulebook: what they say of the keys of a field is printed on them. */
  readonly tables?: Rulebook['tables'];
}

/** A game as it lies on the table, drawn from its declarations and from what they say of its look. */
export function GameTable(props: GameTableProps) {
  const { shown, seen, names, viewer, only, before, pick, compact = false, tables } = props;
  const all = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  const seated = viewer === undefined ? all : [viewer, ...all.slice(viewer), ...all.slice(0, viewer - 1)];
  const areas = [undefined, ...seated].map((seat) => ({ seat, items: itemsOf(shown, seen, seat, only) }));
  const spots = areas.flatMap(({ items }) => spotsIn(items));
  const found = hostsOf(shown, seen, spots, viewer, pick);
  // A large table has the names of all seats: who is to be picked is touched there.
  const isNamed = !compact && pick !== undefined && innermostType(pick.type).is === 'seat';
  const hosts = isNamed ? { ...found, palette: found.palette.filter((value) => value === 'none') } : found;
  const scene: Scene = {
    ...{ shown, seen, names, viewer, before, pick, compact, tables, hosts },
    cells: props.cells,
  };
  const isDrawn = (seat = 0) => !props.seats || props.seats.includes(seat);
  const isWorth = (item: Item) =>
    !isUnsaid(seen, item) &&
    (!compact ||
      only ||
      spotsIn([item]).some((spot) => pickAt(scene, spot) || !isEmpty(valueAt(seen, spot))));
  const marks = spotsIn(areas[0]!.items.filter((item) => item.is === 'field' && item.look.look === 'mark'));
  const inside = (
    <>
      {hosts.palette.length > 0 && props.palette !== false && (
        <Palette scene={scene} values={hosts.palette} />
      )}
      {(only ?? []).map((name) => (
        <Loose key={name} scene={scene} name={name} spots={spots} />
      ))}
      {areas
        .filter(({ seat }) => isDrawn(seat))
        .map(({ seat, items }) => (
          <AreaGroup key={seat ?? 0} scene={scene} seat={seat} items={items.filter(isWorth)} marks={marks} />
        ))}
    </>
  );
  const look = compact ? 't-table t-compact' : 't-table';
  if (!pick) return <div class={look}>{inside}</div>;
  return (
    <Frame touched class={look} label={word(shown, 'game')}>
      {inside}
    </Frame>
  );
}

interface AreaProps {
  readonly scene: Scene;
  readonly seat: number | undefined;
  readonly items: readonly Item[];
  readonly marks: readonly Spot[];
}

/** What lies in the middle, or before a seat: a head with what is small, then everything else in its order. */
function AreaGroup({ scene, seat, items, marks }: AreaProps) {
  const isHead = (item: Item) => item.is === 'field' && isSmall(item.look.look) && !pickAt(scene, item.spot);
  const small = items.flatMap((item) => (item.is === 'field' && isHead(item) ? [item] : []));
  const large = items.filter((item) => !isHead(item) && !(item.is === 'field' && item.look.look === 'mark'));
  const marked = seat !== undefined && marks.some((spot) => isMarked(scene, spot, seat));
  const isSeated = seat !== undefined && !scene.compact;
  if (small.length + large.length === 0 && !marked && !isSeated) return null;
  const title = seat === undefined ? own(scene.shown, 'table') : nameOf(scene, seat);
  const facts = small.map(({ spot, look }) =>
    look.look === 'round' ? (
      <Round key={spot.field.name} scene={scene} spot={spot} look={look} />
    ) : (
      <Field key={spot.field.name} scene={scene} spot={spot} look={look} />
    ),
  );
  return (
    <div class={`t-group ${seat === undefined ? 't-middle' : 't-seat'}`} role="group" aria-label={title}>
      {(seat !== undefined || facts.length > 0) && (
        <div class="t-bar">
          {seat !== undefined && <Owner scene={scene} seat={seat} marks={marks} />}
          {facts.length > 0 && <div class="t-facts">{facts}</div>}
        </div>
      )}
      {large.length > 0 && (
        <div class="t-fields">
          {large.map((item) =>
            item.is === 'field' ? (
              <Field key={item.spot.field.name} scene={scene} spot={item.spot} look={item.look} />
            ) : (
              <Board key={item.fields[0]!.spot.field.name} scene={scene} fields={item.fields} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** Pieces asked for by their sort (`pieces-Die`), as far as no field shows them. */
function Loose({ scene, name, spots }: { scene: Scene; name: string; spots: readonly Spot[] }) {
  const sort = scene.shown.data.pieces.find((pieces) => `pieces-${pieces.name}` === name);
  if (!sort) return null;
  const shown = new Set(spots.flatMap((spot) => piecesAt(scene.seen, spot, sort.name)));
  const left = sort.names.filter((piece) => !shown.has(piece));
  if (left.length === 0) return null;
  return (
    <ul class="t-pieces">
      {left.map((piece) => (
        <li key={piece}>
          <Piece scene={scene} sort={sort.name} pieces={[piece]} />
        </li>
      ))}
    </ul>
  );
}
