import type { Source } from '../1-syntax/source.ts';
import { fingerprintOf, fingerprintOfText } from './fingerprint.ts';
import { type Piece, piecesBetween } from './pieces.ts';

/** The files of a game as it was published: its own, those of folders that it uses, and the texts that every game shares. */
export interface Base {
  /** `clever`, `starters/pig`. */
  readonly folder: string;
  readonly sources: readonly Source[];
}

/** What somebody has changed in the files of a game, or a whole game of their own. */
export interface SharedChange {
  /** The game or variant that is meant to be read and played: `clever/long-lines`. */
  readonly game: string;
  /** What it was made from; none for a game that begins from the common texts alone. */
  readonly base?: { readonly folder: string; readonly fingerprint: string };
  readonly files: readonly FileChange[];
}

/** A file by its path below the rules folder; the fingerprint is that of the file as it was. */
export type FileChange =
  | { readonly is: 'new'; readonly file: string; readonly text: string }
  | { readonly is: 'gone'; readonly file: string; readonly fingerprint: string }
  | {
      readonly is: 'changed';
      readonly file: string;
      readonly pieces: readonly Piece[];
    };

/** What must be done to the published files so that they become these. */
export function changeBetween(base: Base | undefined, now: readonly Source[], game: string): SharedChange {
  const before = new Map((base?.sources ?? []).map(({ file, text }) => [file, text]));
  const after = new Map(now.map(({ file, text }) => [file, text]));
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    game,
    ...(base ? { base: { folder: base.folder, fingerprint: fingerprintOf(base.sources) } } : {}),
    files: files.flatMap((file) => fileChange(file, before.get(file), after.get(file))),
  };
}

function fileChange(file: string, before: string | undefined, after: string | undefined): FileChange[] {
  if (before === after) return [];
  if (before === undefined) return [{ is: 'new', file, text: after! }];
  if (after === undefined) return [{ is: 'gone', file, fingerprint: fingerprintOfText(before) }];
  return [{ is: 'changed', file, pieces: piecesBetween(before, after) }];
}
