import type { Source } from '../1-syntax/source.ts';
import type { Base, FileChange, SharedChange } from './change.ts';
import { fingerprintOf, fingerprintOfText } from './fingerprint.ts';
import { withPieces } from './pieces.ts';
import { type Trouble, trouble } from './trouble.ts';

export interface Applied {
  /** All files, with everything that still applies. */
  readonly sources: readonly Source[];
  /** Whether the published files are those that the change was made from. */
  readonly isBaseSame: boolean;
  /** The files that are not as published now. */
  readonly changed: readonly string[];
  /** What no longer applies, each with its file and line: empty, or somebody must be told before anything is played. */
  readonly left: readonly Trouble[];
}

/** Does to the published files what a change says; nothing at all if it belongs to other files. */
export function applyChange(change: SharedChange, base: Base | undefined): Applied | { trouble: Trouble } {
  if (change.base && base?.folder !== change.base.folder)
    return { trouble: trouble('base-unknown', { base: change.base.folder }) };
  const files = new Map((base?.sources ?? []).map(({ file, text }) => [file, text]));
  const before = new Map(files);
  const left = change.files.flatMap((one) => applyToFile(one, files));
  return {
    sources: [...files].map(([file, text]) => ({ file, text })),
    isBaseSame: !change.base || fingerprintOf(base?.sources ?? []) === change.base.fingerprint,
    changed: [...new Set([...before.keys(), ...files.keys()])]
      .filter((file) => before.get(file) !== files.get(file))
      .sort(),
    left,
  };
}

function applyToFile(change: FileChange, files: Map<string, string>): Trouble[] {
  const { file } = change;
  const text = files.get(file);
  switch (change.is) {
    case 'new':
      if (text !== undefined && text !== change.text) return [trouble('file-there', { file })];
      files.set(file, change.text);
      return [];
    case 'gone':
      if (text === undefined) return [];
      if (fingerprintOfText(text) !== change.fingerprint) return [trouble('file-differs', { file })];
      files.delete(file);
      return [];
    case 'changed': {
      if (text === undefined) return [trouble('file-missing', { file })];
      const { text: now, left } = withPieces(text, change.pieces);
      files.set(file, now);
      return left.map(({ line, text }) =>
        trouble('lines-differ', { file, line: line + 1, text: text.trim().split('\n')[0]! }),
      );
    }
  }
}
