import { useBook } from './context.ts';
import { GridPicture, isLong, PiecesInShort, PiecesPicture } from './pictures.tsx';

/** A sheet, or a part of one, as it is before the game. */
export function Grid({ of }: { readonly of: string }) {
  const { shown, played } = useBook();
  return (
    <div class="picture" data-pagefind-ignore="all">
      <GridPicture shown={shown} seen={played.untouched()} of={of} />
    </div>
  );
}

/** What lies in the box. Many sorts are summed up, and can be unfolded. */
export function Pieces({ of }: { readonly of: string }) {
  const { shown, played, words } = useBook();
  const all = <PiecesPicture shown={shown} seen={played.untouched()} of={of} />;
  return (
    <div class="picture" data-pagefind-ignore="all">
      {isLong(shown, of) ? (
        <>
          <PiecesInShort shown={shown} of={of} />
          <details class="all-pieces">
            <summary>{words.allPieces}</summary>
            {all}
          </details>
        </>
      ) : (
        all
      )}
    </div>
  );
}
