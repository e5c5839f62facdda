import type { Value } from '../2-model/model.ts';
import { collection, type Type } from '../2-model/types.ts';
import { ValueNames } from '../2-model/value-names.ts';
import { asList, asSet, isDistinct, isList, memberOf } from '../2-model/values.ts';
import type { ChanceEvent } from './chance.ts';
import { offersOf } from './moves.ts';
import type { Program } from './program.ts';
import { type Move, PASS, type State } from './state.ts';

/** What was not understood in a line. */
export interface NotationProblem {
  readonly code: 'no-action' | 'no-value' | 'no-offer' | 'missing' | 'too-much';
  /** The word it is about; for `missing` the name of the choice. */
  readonly text: string;
}

/**
 * Every move as one readable line: the action, then what it chooses, in order; `@2` at the end where the
 * decision offers the same action a second time. Outcomes of chance are their values in order.
 */
export interface Notation {
  value(type: Type, value: Value): string;
  readValue(type: Type, text: string): Value | undefined;
  write(state: State, move: Move): string;
  read(
    state: State,
    text: string,
    player: number,
  ): { readonly move: Move } | { readonly problem: NotationProblem };
  writeOutcome(event: ChanceEvent, outcome: Value): string;
  readOutcome(
    event: ChanceEvent,
    text: string,
  ): { readonly outcome: Value } | { readonly problem: NotationProblem };
}

/** The 2 of `@2`, written in one way only; 0 for anything else. */
export function ordinalIn(word: string): number {
  return /^@[1-9]\d{0,2}$/.test(word) ? Number(word.slice(1)) : 0;
}

export function makeNotation(program: Program): Notation {
  const names = new ValueNames(program.board);

  const write = (state: State, { player, action, offer, choices }: Move): string => {
    const code = program.actions.get(action);
    if (!code) return action;
    const words = code.choices.map(({ name, type }) => {
      const value = memberOf(choices, name);
      return value === undefined ? '?' : names.write(type, value);
    });
    const number =
      offer === undefined
        ? 1
        : offersOf(program, program.contextOf(state), player, action).indexOf(offer) + 1;
    return [action, ...words, ...(number > 1 ? [`@${number}`] : [])].join(' ');
  };

  const read: Notation['read'] = (state, text, player) => {
    const [action = '', ...words] = text.trim().split(/\s+/);
    const problem = (code: NotationProblem['code'], about: string) => ({ problem: { code, text: about } });
    const last = words.at(-1);
    const number = last?.startsWith('@') ? words.pop()! : '@1';
    if (action === PASS)
      return words[0] === undefined ? { move: { player, action } } : problem('too-much', words[0]);
    const code = program.actions.get(action);
    if (!code) return problem('no-action', action);
    const offers = offersOf(program, program.contextOf(state), player, action);
    const offer = offers[ordinalIn(number) - 1];
    if (offer === undefined && (offers.length > 0 || number !== '@1')) return problem('no-offer', number);
    const choices: Record<string, Value> = {};
    for (const [index, { name, type, several }] of code.choices.entries()) {
      const word = words[index];
      if (word === undefined) return problem('missing', name);
      const value = names.read(type, word);
      if (value === undefined || isList(value) !== (several !== undefined)) return problem('no-value', word);
      if (isList(value) && !isDistinct(value)) return problem('no-value', word);
      choices[name] = isList(value) ? asSet(value) : value;
    }
    const surplus = words[code.choices.length];
    if (surplus !== undefined) return problem('too-much', surplus);
    return { move: { player, action, ...(offer === undefined ? {} : { offer }), choices } };
  };

  const writeOutcome: Notation['writeOutcome'] = (event, outcome) => {
    const type = typeOfOutcome(event);
    return asList(outcome)
      .map((value) => names.write(type, value))
      .join(' ');
  };

  const readOutcome: Notation['readOutcome'] = (event, text) => {
    const type = typeOfOutcome(event);
    const words = text.trim().split(/\s+/);
    const values: Value[] = [];
    for (const word of words) {
      const value = names.read(type, word);
      if (value === undefined) return { problem: { code: 'no-value', text: word } };
      values.push(value);
    }
    if (event.is === 'roll' || event.is === 'shuffle') return { outcome: values };
    return values.length > 1 ? { problem: { code: 'too-much', text: words[1]! } } : { outcome: values[0]! };
  };

  return {
    value: (type, value) => names.write(type, value),
    readValue: (type, text) => names.read(type, text),
    write,
    read,
    writeOutcome,
    readOutcome,
  };
}

export function typeOfOutcome(event: ChanceEvent): Type {
  switch (event.is) {
    case 'roll':
      return event.faces;
    case 'shuffle':
      return collection({ is: 'piece', pieces: event.of });
    case 'draw':
    case 'lot':
      return event.type;
  }
}
