import { innermostType, isPlace, piecesOf, present } from './declared.ts';
import { piecesAt } from './hosts.ts';
import { isHeap } from './Pieces.tsx';
import { isEmpty, isHidden, type Scene, type Spot, valueAt } from './scene.ts';

/** How much room a field needs: `dice`, `box` and `keyed` for what lies open, `wide` for a sheet, `store` for stacks and heaps. */
export type Size = 'dice' | 'box' | 'keyed' | 'wide' | 'store' | 'small';

/** What is played with comes before what it is taken from. */
export const ORDER: Readonly<Record<Size, number>> = {
  dice: 0,
  box: 1,
  keyed: 2,
  wide: 3,
  store: 4,
  small: 5,
};

export function sizeOf(scene: Scene, spot: Spot): Size {
  const { field, seat } = spot;
  const value = valueAt(scene.seen, spot);
  const { spot: host } = scene.hosts;
  // What is to be picked from comes to the front.
  if (
    field.keys.length === 0 &&
    host?.field === field &&
    host.seat === seat &&
    innermostType(field.type).is !== 'cell'
  )
    return 'dice';
  const set = present(field.type).is === 'collection';
  if (field.keys[0]?.is === 'cell' || (!field.keys[0] && set && innermostType(field.type).is === 'cell'))
    return 'wide';
  const [key] = field.keys;
  if (key?.is === 'piece') return 'small';
  if (key && field.seenBy === 'nobody') return isEmpty(value) ? 'small' : 'store';
  if (key) return 'keyed';
  if (!isPlace(field)) return 'small';
  const item = innermostType(field.type);
  if (item.is === 'piece' && piecesOf(scene.shown.data, item.pieces)?.face) return 'dice';
  // An empty hand says little; an empty place on the table keeps its room, so that nothing jumps when it is filled.
  if (isEmpty(value)) return seat !== undefined || isHidden(value) ? 'small' : 'box';
  if (isHidden(value)) return seat === undefined ? 'store' : 'box';
  const pieces = item.is === 'piece' ? piecesAt(scene.seen, spot, item.pieces) : [];
  return item.is === 'piece' && isHeap(scene, item.pieces, pieces) ? 'store' : 'box';
}
