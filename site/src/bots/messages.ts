import type { BotKind, Choice } from '../../../compiler/bots/bot.ts';
import type { LiveGame } from '../../../generated/runtime/live-game.ts';

/** What the page sends to the worker. */
export type Message = Question | Introduction;

/** A game that was compiled in the browser, sent before anything is asked about it. */
export interface Introduction extends Pick<LiveGame, 'data' | 'core'> {
  readonly is: 'game';
}

/** What the page asks. Every question has a number of its own, and gets one answer with that number. */
export type Question =
  | (Asking & { readonly is: 'choose'; readonly kind: BotKind })
  | (Asking & { readonly is: 'hint'; readonly most?: number })
  /** The question with this number is no longer of interest. It is still answered, with an error. */
  | { readonly is: 'cancel'; readonly id: number };

/** How long a bot may think. */
export interface Patience {
  /** The same seed and number of tries give the same choice. */
  readonly seed?: string;
  readonly tries?: number;
  /** Then the choice depends on how fast the machine is. */
  readonly milliseconds?: number;
}

export interface Asking extends Patience {
  readonly id: number;
  /** `clever`, or `clever/quick`. */
  readonly game: string;
  /** What `save` of the engine gives. */
  readonly saved: object | string;
  /** From 1. */
  readonly player: number;
}

/** A hint as it is sent: the move in notation. */
export type SentHint = Omit<Choice, 'move' | 'text'> & { readonly move: string };

export type Answer =
  | { readonly is: 'move'; readonly id: number; readonly move: string }
  | { readonly is: 'hints'; readonly id: number; readonly hints: readonly SentHint[] }
  | { readonly is: 'error'; readonly id: number; readonly message: string; readonly cancelled: boolean };
