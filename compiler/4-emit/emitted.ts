/** A file to be written, by its path below `generated`. */
export interface Emitted {
  readonly file: string;
  /** A text, or the bytes of a module of WebAssembly. */
  readonly text: string | Uint8Array;
}
