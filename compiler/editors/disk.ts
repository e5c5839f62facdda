import type { Source } from '../1-syntax/source.ts';

/** Where files of rules come from, and what editors call them. */
export interface Disk {
  /** The path of a file that an editor names; undefined where it lies on no disk. */
  pathOf(uri: string): string | undefined;
  /** The address of a file of a folder of rules. */
  uriOf(root: string, file: string): string;
  /** The folder of rules in which a file lies, and what it is called there. */
  placeOf(path: string): { readonly root: string; readonly file: string } | undefined;
  /** All rules, texts and pages of such a folder. */
  read(root: string): readonly Source[];
}
