/** A file to be written, by its path below `generated`. */
export interface Emitted {
  readonly file: string;
  readonly text: string;
}
