import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Picking, Seen, Shown } from '../game/shown.ts';
import { innermostType } from './declared.ts';
import { own, word } from './describe.ts';
import { Field } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { hostsOf, piecesAt } from './hosts.ts';
import { Palette } from './Palette.tsx';
import { Piece } from './Piece.tsx';
import { nameOf, SeatMark } from './Seat.tsx';
import { isEmpty, picksOf, type Scene, type Spot, valueAt } from './scene.ts';
import { ORDER, sizeOf } from './size.ts';
import { Touch } from './Touch.tsx';

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

/** A game as it lies on the table, drawn from its declarations. */
export function GameTable(props: GameTableProps) {
  const { shown, seen, names, viewer, only, before, pick, compact = false, tables } = props;
  const spots = spotsOf(props);
  const hosts = hostsOf(shown, seen, spots, viewer, pick);
  const scene: Scene = {
    shown,
    seen,
    names,
    viewer,
    before,
    pick,
    compact,
    tables,
    hosts,
    cells: props.cells,
  };
  const worth = spots.filter(
    (spot) => !compact || only || spot.field === hosts.spot?.field || !isEmpty(valueAt(seen, spot)),
  );
  const seats = [...new Set(worth.map(({ seat }) => seat))].filter((seat) => seat !== undefined);
  const isDrawn = (seat: number) => !props.seats || props.seats.includes(seat);
  const inside = (
    <>
      {hosts.palette.length > 0 && props.palette !== false && (
        <Palette scene={scene} values={hosts.palette} />
      )}
      {(only ?? []).map((name) => (
        <Loose key={name} scene={scene} name={name} spots={worth} />
      ))}
      {isDrawn(0) && <Group scene={scene} spots={worth.filter(({ seat }) => seat === undefined)} />}
      {seats.filter(isDrawn).map((seat) => (
        <Group key={seat} scene={scene} seat={seat} spots={worth.filter((spot) => spot.seat === seat)} />
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

/** Every field of everybody: first the table, then who looks on, then the others in order. */
function spotsOf({ shown, seen, only, viewer }: GameTableProps): Spot[] {
  const fields = shown.data.fields.filter(
    ({ name }) => name in seen.fields && (!only || only.includes(name)),
  );
  const all = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  const seats = viewer === undefined ? all : [viewer, ...all.slice(viewer), ...all.slice(0, viewer - 1)];
  return [
    ...fields.filter(({ owner }) => owner === 'table').map((field) => ({ field, seat: undefined })),
    ...seats.flatMap((seat) =>
      fields
        .filter(({ owner }) => owner === 'seat' || (owner === 'player' && seat <= seen.players))
        .map((field) => ({ field, seat })),
    ),
  ];
}

/** What lies on the table, or belongs to a seat: what is played with first, then stores, then the small things in one line. */
function Group({ scene, seat, spots }: { scene: Scene; seat?: number; spots: readonly Spot[] }) {
  if (spots.length === 0) return null;
  const title = seat === undefined ? own(scene.shown, 'table') : nameOf(scene, seat);
  const sized = spots.map((spot) => ({ spot, size: sizeOf(scene, spot) }));
  const large = sized.filter(({ size }) => size !== 'small').sort((a, b) => ORDER[a.size] - ORDER[b.size]);
  const draw = ({ spot, size }: (typeof sized)[number]) => (
    <Field key={spot.field.name} scene={scene} spot={spot} size={size} />
  );
  return (
    <div class={`t-group${seat === undefined ? '' : ' t-seat'}`} role="group" aria-label={title}>
      {seat === undefined ? null : <Owner scene={scene} seat={seat} />}
      {large.length > 0 && <div class="t-fields">{large.map(draw)}</div>}
      {large.length < sized.length && (
        <div class="t-facts">{sized.filter(({ size }) => size === 'small').map(draw)}</div>
      )}
    </div>
  );
}

/** The name over somebody's things; touched where a player is to be picked. */
function Owner({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { seen, shown } = scene;
  const pick = picksOf(scene.pick).find(({ type }) => innermostType(type).is === 'seat');
  const name = nameOf(scene, seat);
  const inside = (
    <>
      <SeatMark scene={scene} seat={seat} /> <span>{name}</span>
    </>
  );
  const acts = seen.toAct.includes(seat);
  return (
    <p class={acts ? 't-owner t-acts' : 't-owner'}>
      {pick ? (
        <Touch scene={scene} pick={pick} value={`seat-${seat}`} label={name} class="t-chip">
          {inside}
        </Touch>
      ) : (
        inside
      )}
      {acts && <span class="t-turn">{own(shown, 'toAct')}</span>}
    </p>
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
