import type { Json } from '../../../generated/runtime/json.ts';
import type { FieldLook } from '../../../generated/runtime/shows.ts';
import { Icon } from '../icons/Icon.tsx';
import { innermostType, piecesOf, printedOnPiece } from './declared.ts';
import { countOf, own, word } from './describe.ts';
import { Die } from './faces.tsx';
import { formOf } from './look.ts';
import { Piece, Printed } from './Piece.tsx';
import { hasChanged, isHidden, isNewIn, pickOfPieces, type Scene, type Spot } from './scene.ts';

export interface PiecesProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly keys: readonly string[];
  readonly value: Json | undefined;
  /** Where it lies on something that can be touched: only what can be picked itself is then more than a picture. */
  readonly onTouched?: boolean;
  readonly look?: FieldLook;
}

/** All that lies in one place: pieces side by side, equal ones as one with a number; hidden ones as a stack. */
export function Pieces({ scene, spot, keys, value, onTouched = false, look = 'row' }: PiecesProps) {
  const item = innermostType(spot.field.type);
  if (item.is !== 'piece') return null;
  if (isHidden(value)) {
    if (look === 'counter') return <b>{value.count}</b>;
    // Somebody's hand that grew or shrank is news; a deck does at every turn.
    const changed = spot.seat !== undefined && hasChanged(scene, spot, ...keys);
    return <Stack scene={scene} sort={item.pieces} count={value.count} changed={changed} />;
  }
  const found = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  const pieces = spot.seat === undefined ? found : inHand(scene, item.pieces, found);
  if (pieces.length === 0) return <Nothing scene={scene} sort={item.pieces} />;
  if (look === 'counter') return <b>{pieces.length}</b>;
  const isReached = pieces.some((piece) => pickOfPieces(scene, item.pieces)?.options.has(piece));
  if (look === 'pile' && !isReached)
    return (
      <Pile scene={scene} sort={item.pieces} pieces={pieces} changed={hasChanged(scene, spot, ...keys)} />
    );
  const list = (
    <ul class="t-pieces">
      {groups(scene, item.pieces, pieces).map((group) => (
        <li key={group[0]}>
          <Piece
            scene={scene}
            sort={item.pieces}
            pieces={group}
            changed={group.some((piece) => isNewIn(scene, spot, piece, ...keys))}
            still={onTouched && !pickOfPieces(scene, item.pieces)?.options.has(group[0]!)}
          />
        </li>
      ))}
    </ul>
  );
  if (look === 'hand' || !isHeap(scene, item.pieces, pieces)) return list;
  return (
    <details class="t-many">
      <summary>{countOf(scene.shown, item.pieces, pieces.length)}</summary>
      {list}
    </details>
  );
}

/** A place where nothing lies keeps its outline: so nothing else moves when something comes. */
function Nothing({ scene, sort }: { scene: Scene; sort: string }) {
  const data = piecesOf(scene.shown.data, sort)!;
  return (
    <span class={`t-empty t-empty-${formOf(scene.shown.data, data)}`}>
      <span class="t-said">{own(scene.shown, 'empty')}</span>
    </span>
  );
}

/** Open pieces on top of each other: the last one is seen, and how many there are; all of them on demand. */
function Pile({
  scene,
  sort,
  pieces,
  changed,
}: {
  readonly scene: Scene;
  readonly sort: string;
  readonly pieces: readonly string[];
  readonly changed: boolean;
}) {
  return (
    <details class={changed ? 't-pile t-changed' : 't-pile'}>
      <summary>
        <span class="t-said">{countOf(scene.shown, sort, pieces.length)}</span>
        <span class="t-inside" aria-hidden="true">
          <Top scene={scene} sort={sort} piece={pieces.at(-1)!} />
          <b class="t-count">{pieces.length}</b>
        </span>
      </summary>
      <ul class="t-pieces">
        {groups(scene, sort, pieces).map((group) => (
          <li key={group[0]}>
            <Piece scene={scene} sort={sort} pieces={group} still />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is seen of a pile; the piece itself is in the list below. */
function Top({ scene, sort, piece }: { scene: Scene; sort: string; piece: string }) {
  const data = piecesOf(scene.shown.data, sort)!;
  const form = formOf(scene.shown.data, data);
  return form === 'die' ? (
    <Die scene={scene} pieces={data} piece={piece} />
  ) : (
    <Printed scene={scene} pieces={data} piece={piece} form={form} />
  );
}

/** Cards as one sorts them in the hand: in the order in which they are declared. */
function inHand({ shown }: Scene, sort: string, pieces: readonly string[]): readonly string[] {
  const data = piecesOf(shown.data, sort)!;
  if (formOf(shown.data, data) !== 'card') return pieces;
  return [...pieces].sort((a, b) => data.names.indexOf(a) - data.names.indexOf(b));
}

/** From this number on, what nobody reaches for is folded away. */
const MANY = 13;

export function isHeap(scene: Scene, sort: string, pieces: readonly string[]): boolean {
  return pieces.length >= MANY && !pieces.some((piece) => pickOfPieces(scene, sort)?.options.has(piece));
}

/** Pieces that look the same together, unless each of them can be touched or shows a face of its own. */
function groups(scene: Scene, sort: string, pieces: readonly string[]): string[][] {
  const data = piecesOf(scene.shown.data, sort)!;
  if (data.face || pickOfPieces(scene, sort)) return pieces.map((piece) => [piece]);
  const found = new Map<string, string[]>();
  for (const piece of pieces) {
    const look = JSON.stringify(printedOnPiece(data, piece).map(({ value }) => value));
    found.set(look, [...(found.get(look) ?? []), piece]);
  }
  return [...found.values()];
}

/** What nobody may see: backs, and how many. */
export function Stack({
  scene,
  sort,
  count,
  changed = false,
}: {
  scene: Scene;
  sort: string;
  count: number | undefined;
  changed?: boolean;
}) {
  const data = piecesOf(scene.shown.data, sort)!;
  const form = formOf(scene.shown.data, data);
  const said =
    count === undefined ? word(scene.shown, `pieces-${sort}.many`) : countOf(scene.shown, sort, count);
  if (count === 0) return <Nothing scene={scene} sort={sort} />;
  return (
    <span
      class={`t-stack t-stack-${form}${changed ? ' t-changed' : ''}`}
      role="img"
      aria-label={`${said}, ${own(scene.shown, 'hidden')}`}
    >
      <span class="t-back">
        <Icon name="star" />
      </span>
      <b class="t-count">{count === undefined ? '?' : count}</b>
    </span>
  );
}
