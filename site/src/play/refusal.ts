import type { AnyGame, Engine, GameState } from '../../../generated/runtime/engine.ts';
import type { Language } from '../game/shown.ts';
import { choicesOf, sortOf } from './candidates.ts';
import { actionOf, type Choosing, slotsOf } from './choosing.ts';

/** Why something cannot be chosen, in words, and the rule to read about it. */
export interface Refused {
  readonly reason: string;
  readonly text: string;
  /** What links are looked up by: the reason, then the rule. */
  readonly rules: readonly string[];
}

export interface Asking {
  readonly engine: Engine<AnyGame>;
  readonly state: GameState<AnyGame>;
  readonly player: number;
  readonly language: Language;
}

/** Reasons that tell nothing of the rules: any other is a better answer. */
const EMPTY_REASONS = ['not-now', 'no-such-move', 'must-choose', 'not-your-turn'];

function ask({ engine, state, player, language }: Asking, text: string): Refused | undefined {
  const refusal = engine.explain(state, text, player);
  if (!refusal) return undefined;
  const { reason, rule } = refusal;
  return {
    reason,
    text: refusal.text[language] ?? reason,
    rules: [`reason-${reason}`, ...(rule === undefined ? [] : [rule])],
  };
}

/** Why this cannot be touched now: asked for the action that is being chosen, or for each that could be meant. */
export function refusalOf(
  asking: Asking,
  choosing: Choosing,
  sort: string,
  value: string,
): Refused | undefined {
  const action = actionOf(choosing);
  const texts =
    action === undefined
      ? choosing.data.actions.flatMap(({ name, choices }) =>
          choices.flatMap(({ type, several }, index) =>
            sortOf(type) === sort ? [question(name, several ? `{${value}}` : value, index)] : [],
          ),
        )
      : attempts(choosing, action, sort, value);
  const refused = texts.flatMap((text) => ask(asking, text) ?? []);
  return refused.find(({ reason }) => !EMPTY_REASONS.includes(reason)) ?? refused[0];
}

const question = (action: string, word: string, index: number): string =>
  [action, ...Array.from({ length: index }, () => '?'), word].join(' ');

/** With all that has been chosen, and then without, for each choice that this can be meant for. */
function attempts(choosing: Choosing, action: string, sort: string, value: string): string[] {
  const slots = slotsOf(choosing);
  return choicesOf(choosing.data, action).flatMap(({ type, several }, index) => {
    if (sortOf(type) !== sort) return [];
    const words = slots.map(({ by, value: chosen }, at) => {
      if (at === index) {
        if (!several) return value;
        return `{${[...(Array.isArray(chosen) ? chosen : []), value].join(',')}}`;
      }
      if (by !== 'player' || chosen === undefined) return '?';
      return Array.isArray(chosen) ? `{${chosen.join(',')}}` : String(chosen);
    });
    return [[action, ...words].join(' '), question(action, several ? `{${value}}` : value, index)];
  });
}

/** The actions that belong to this moment but cannot be made: each with its reason. */
export function barredActions(asking: Asking, choosing: Choosing): { action: string; refused: Refused }[] {
  const open = new Set(choosing.candidates.map(({ action }) => action));
  return asking.engine.data.actions.flatMap(({ name }) => {
    if (open.has(name)) return [];
    const refused = ask(asking, name);
    return refused && !EMPTY_REASONS.includes(refused.reason) ? [{ action: name, refused }] : [];
  });
}
