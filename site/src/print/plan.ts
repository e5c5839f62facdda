import type { GameData, PiecesData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Form } from '../../../generated/runtime/shows.ts';
import type { Seen } from '../game/shown.ts';
import { innermostType } from '../table/declared.ts';
import { formOf } from '../table/look.ts';

/** Room on a page of A4 inside its margins, and how large what is cut out becomes, all in millimetres. */
export const PAGE = { width: 190, height: 277, head: 14 };
export const SIZES: Readonly<
  Record<Exclude<Form, 'die'>, { readonly width: number; readonly height: number }>
> = {
  card: { width: 57, height: 87 },
  tile: { width: 38, height: 38 },
  token: { width: 20, height: 20 },
};

/** A page of pieces to be cut out, all of one sort. */
export interface CutPage {
  readonly sort: PiecesData;
  readonly form: Exclude<Form, 'die'>;
  readonly pieces: readonly string[];
  /** Which page of how many of this sort, from 1. */
  readonly number: number;
  readonly of: number;
}

/** Everything that is cut out, as often as the rules have it, page by page. */
export function cutPages(data: GameData): CutPage[] {
  return data.pieces.flatMap((sort) => {
    const form = formOf(data, sort);
    if (form === 'die') return [];
    const { width, height } = SIZES[form];
    const onPage = Math.floor(PAGE.width / width) * Math.floor((PAGE.height - PAGE.head) / height);
    const count = Math.ceil(sort.names.length / onPage);
    return Array.from({ length: count }, (_, at) => ({
      sort,
      form,
      pieces: sort.names.slice(at * onPage, (at + 1) * onPage),
      number: at + 1,
      of: count,
    }));
  });
}

/** Dice are not cut out: any will do, if one knows which is which. */
export function diceOf(data: GameData): readonly PiecesData[] {
  return data.pieces.filter((sort) => formOf(data, sort) === 'die');
}

/** What a die can show, in order. */
export function facesOf({ kinds }: GameData, { face }: PiecesData): readonly Json[] {
  const type = face && innermostType(face.type);
  if (type?.is === 'number')
    return Array.from({ length: type.to - type.from + 1 }, (_, index) => type.from + index);
  return type?.is === 'kind' ? type.values.map((value) => kinds[type.kind]?.[value] ?? null) : [];
}

/** The same table with one die showing another face. */
export function showing(seen: Seen, sort: string, piece: string, face: Json): Seen {
  return { ...seen, faces: { ...seen.faces, [sort]: { ...seen.faces[sort], [piece]: face } } } as Seen;
}
