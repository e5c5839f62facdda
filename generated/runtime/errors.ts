// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/** Why a move, or an outcome of chance, is not allowed. */
export interface Refusal {
  /** A reason of the rules, or one that every game has: see `OWN_REASONS`. */
  readonly reason: string;
  /** The id of the rule to read about it, where it is a rule of the game that forbids the move. */
  readonly rule?: string;
  /** The choice whose value is not on offer, or for which nothing is. */
  readonly choice?: string;
  /** The reason as a sentence, by language. */
  readonly text: Readonly<Record<string, string>>;
}

/**
 * The reasons that every game has. `whose-move`: several are to act, and a text does not say who makes the move; `no-chance`: an
 * outcome although chance has nothing to decide; `fault`: the rules themselves went wrong.
 */
export const OWN_REASONS = [
  'not-now',
  'not-your-turn',
  'must-choose',
  'game-over',
  'no-such-move',
  'whose-move',
  'no-chance',
  'fault',
] as const;

/** The id of the rule to read about a refusal: the action, unless the reason is one that every game has. */
export function ruleBehind(
  { reason }: Pick<Refusal, 'reason'>,
  action: string | undefined,
): string | undefined {
  const isOfRules = action !== undefined && !OWN_REASONS.some((one) => one === reason);
  return isOfRules ? `action-${action}` : undefined;
}

/** Thrown for a move or an outcome that is not allowed. The state that was given is as it was. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: string;
  readonly rule: string | undefined;
  readonly choice: string | undefined;
  readonly text: Readonly<Record<string, string>>;

  constructor({ reason, rule, choice, text }: Refusal) {
    super(reason);
    this.reason = reason;
    this.rule = rule;
    this.choice = choice;
    this.text = text;
  }
}

/** What was handed to the engine and makes no sense there. */
export type What = 'setup' | 'state' | 'player' | 'seat' | 'save' | 'snapshot' | 'since' | 'undo' | 'why';

/** Thrown for anything else that an engine cannot work with: a set-up, a save, a state of another game. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly what: What;
  /** Which part of it: `players`, `log 17`. */
  readonly about: string;

  /** `why`: what is wrong with it, where that can be told. */
  constructor(what: What, about: string, why?: string) {
    super(why === undefined ? `${what}: ${about}` : `${what}: ${about}: ${why}`);
    this.what = what;
    this.about = about;
  }
}

/** What was given, for a message. An object is not asked to become a text: it may have been made to refuse. */
export function described(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? shortened(String(given)) : typeof given;
}

/** Names come back in messages; nobody needs a very long one. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
