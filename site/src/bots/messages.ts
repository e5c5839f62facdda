import type { BotKind, Hint, Thinking } from './bot.ts';

/** What the page asks of the worker. Every question has a number of its own, and gets one answer with that number. */
export type Question =
  | (Asking & { readonly is: 'choose'; readonly kind: BotKind })
  | (Asking & { readonly is: 'hint'; readonly most?: number })
  /** The question with this number is no longer of interest. It is still answered, with an error. */
  | { readonly is: 'cancel'; readonly id: number };

export interface Asking extends Thinking {
  readonly id: number;
  /** `clever`, or `clever/quick`. */
  readonly game: string;
  /** What `save` of the engine gives. */
  readonly saved: object | string;
  /** From 1. */
  readonly player: number;
}

/** A hint as it is sent: the move in notation. */
export type SentHint = Omit<Hint, 'move' | 'text'> & { readonly move: string };

export type Answer =
  | { readonly is: 'move'; readonly id: number; readonly move: string }
  | { readonly is: 'hints'; readonly id: number; readonly hints: readonly SentHint[] }
  | { readonly is: 'error'; readonly id: number; readonly message: string; readonly cancelled: boolean };
