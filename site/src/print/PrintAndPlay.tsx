import type { PiecesData } from '../../../generated/runtime/data.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { itemsOf } from '../table/areas.ts';
import { printedOnPiece } from '../table/declared.ts';
import { countOf, pieceName, word } from '../table/describe.ts';
import { Die } from '../table/faces.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { Printed } from '../table/Piece.tsx';
import type { Scene } from '../table/scene.ts';
import { type CutPage, cutPages, diceOf, facesOf, SIZES, showing } from './plan.ts';
import { printWords } from './words.ts';

export interface PrintAndPlayProps {
  readonly shown: Shown;
  /** The table before anything has happened. */
  readonly seen: Seen;
  readonly tables?: Rulebook['tables'];
}

/**
 * A game to be printed and played tonight: its sheets and boards, and everything that is cut out, as often as the rules have it, in
 * millimetres on pages of A4. Drawn as on the screen, from the same declarations.
 */
export function PrintAndPlay({ shown, seen, tables }: PrintAndPlayProps) {
  const words = printWords[shown.language];
  const scene: Scene = {
    ...{ shown, seen, names: [], viewer: undefined, before: undefined, pick: undefined },
    ...{ compact: false, tables, hosts: { spot: undefined, palette: [] } },
  };
  const pages = cutPages(shown.data);
  const dice = diceOf(shown.data);
  const isDrawn = (seat: number | undefined) => itemsOf(shown, seen, seat, undefined).length > 0;
  return (
    <div class="pp">
      <Needed scene={scene} dice={dice} pages={pages} />
      {isDrawn(undefined) && <Sheet scene={scene} seat={0} title={words.table} often={words.once} />}
      {isDrawn(1) && <Sheet scene={scene} seat={1} title={words.player} often={words.perPlayer} />}
      {pages.map((page) => (
        <Cut key={`${page.sort.name} ${page.number}`} scene={scene} page={page} />
      ))}
    </div>
  );
}

interface NeededProps {
  readonly scene: Scene;
  readonly dice: readonly PiecesData[];
  readonly pages: readonly CutPage[];
}

/** The first page: what there is, and which die is which. */
function Needed({ scene, dice, pages }: NeededProps) {
  const { shown } = scene;
  const words = printWords[shown.language];
  return (
    <section class="pp-page">
      <h2>{words.needed}</h2>
      <p>{pages.length === 0 && dice.length === 0 ? words.nothing : words.howTo}</p>
      <ul>
        {pages
          .filter(({ number }) => number === 1)
          .map(({ sort, of }) => (
            <li key={sort.name}>
              {countOf(shown, sort.name, sort.names.length)} ({of}{' '}
              {of === 1 ? words.pages.one : words.pages.many})
            </li>
          ))}
      </ul>
      {dice.map((sort) => (
        <Dice key={sort.name} scene={scene} sort={sort} />
      ))}
    </section>
  );
}

/** Each die with all that it can show; those that are alike once, with their number. */
function Dice({ scene, sort }: { readonly scene: Scene; readonly sort: PiecesData }) {
  const { shown, seen } = scene;
  const words = printWords[shown.language];
  const faces = facesOf(shown.data, sort);
  const groups = new Map<string, string[]>();
  for (const piece of sort.names) {
    const printed = JSON.stringify(printedOnPiece(sort, piece).map(({ value }) => value));
    groups.set(printed, [...(groups.get(printed) ?? []), piece]);
  }
  return (
    <div class="pp-dice">
      <h3>{countOf(shown, sort.name, sort.names.length)}</h3>
      <p>{words.diceAbout}</p>
      <ul>
        {[...groups.values()].map((pieces) => (
          <li key={pieces[0]}>
            <span>
              {pieces.length > 1 && `${pieces.length} × `}
              {pieceName(shown, sort.name, pieces[0]!).replace(pieces.length > 1 ? / 1$/ : /$^/, '')}
            </span>
            <span class="pp-faces">
              {faces.map((face) => (
                <span key={String(face)}>
                  <Die
                    scene={{ ...scene, seen: showing(seen, sort.name, pieces[0]!, face) }}
                    pieces={sort}
                    piece={pieces[0]!}
                  />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SheetProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly title: string;
  readonly often: string;
}

/** What lies in the middle, or before one player, with nothing on it yet. */
function Sheet({ scene: { shown, seen, tables }, seat, title, often }: SheetProps) {
  const words = printWords[shown.language];
  return (
    <section class="pp-page">
      <h2>
        {word(shown, 'game')}: {title} <small>{often}</small>
      </h2>
      {seat > 0 && (
        <p class="pp-name" aria-hidden="true">
          {words.name}
        </p>
      )}
      <div class="pp-drawn">
        <GameTable
          shown={shown}
          seen={seen}
          names={[]}
          seats={[seat]}
          palette={false}
          {...(tables ? { tables } : {})}
        />
      </div>
    </section>
  );
}

/** Pieces side by side, each in its size, with lines to cut along. */
function Cut({ scene, page }: { readonly scene: Scene; readonly page: CutPage }) {
  const { sort, form, pieces, number, of } = page;
  const { shown } = scene;
  const words = printWords[shown.language];
  const { width, height } = SIZES[form];
  return (
    <section class="pp-page">
      <h2>
        {words.toCut}: {word(shown, `pieces-${sort.name}`)}
        {of > 1 && (
          <small>
            {' '}
            {number}/{of}
          </small>
        )}
      </h2>
      <ul class={`pp-cut pp-${form}s`} style={`--width:${width}mm;--height:${height}mm`}>
        {pieces.map((piece) => (
          <li key={piece} data-piece={piece}>
            <Printed scene={scene} pieces={sort} piece={piece} form={form} />
            <span class="pp-said">{pieceName(shown, sort.name, piece)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
