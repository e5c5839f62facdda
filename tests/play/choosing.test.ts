import { describe, expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import type { Move } from '../../generated/runtime/moves.ts';
import {
  chooseAction,
  chooseOffer,
  chooseThese,
  chooseValue,
  takeBack,
  touch,
} from '../../site/src/play/answers.ts';
import { type Candidate, sortOf } from '../../site/src/play/candidates.ts';
import {
  beginChoosing,
  type Choosing,
  completed,
  questionOf,
  slotsOf,
} from '../../site/src/play/choosing.ts';
import { loaded } from './loaded.ts';

/** Answers every question as this move does. */
function follow(choosing: Choosing, aim: Candidate): Move {
  const done = completed(choosing);
  if (done) return done.move;
  const question = questionOf(choosing)!;
  if (question.is === 'action') return follow(chooseAction(choosing, aim.action)!, aim);
  if (question.is === 'offer') return follow(chooseOffer(choosing, aim.offer)!, aim);
  const { index, several } = question;
  const missing = [aim.values[index]!].flat().find((value) => !several?.items.includes(value));
  const next = missing === undefined ? chooseThese(choosing, index) : chooseValue(choosing, index, missing);
  return follow(next!, aim);
}

/** Every move that can be reached by answering the questions, each set only in the order of its items. */
function reached(choosing: Choosing): Move[] {
  const done = completed(choosing);
  if (done) return [done.move];
  const question = questionOf(choosing);
  if (!question) throw new Error('neither a question nor a move');
  const on = (next: Choosing | undefined): Move[] => {
    if (!next) throw new Error('an option that leads nowhere');
    return reached(next);
  };
  if (question.is === 'action')
    return question.actions.flatMap((action) => on(chooseAction(choosing, action)));
  if (question.is === 'offer') return question.options.flatMap((offer) => on(chooseOffer(choosing, offer)));
  const { index, options, several } = question;
  if (!several) return options.flatMap((value) => on(chooseValue(choosing, index, value)));
  const last = several.items.at(-1);
  const later = last === undefined ? options : options.slice(options.indexOf(last) + 1);
  const ready = several.isReady ? on(chooseThese(choosing, index)) : [];
  return [...ready, ...later.flatMap((value) => on(chooseValue(choosing, index, value)))];
}

const positionsOf = ({ engine }: (typeof loaded)[number]) => {
  const random = new RandomNumbers(engine.id);
  const { from, to } = engine.data.players;
  const positions: { state: ReturnType<typeof engine.start>; player: number }[] = [];
  for (let players = from; players <= to; players++) {
    let state = engine.start({ players, seed: `chooser ${players}` });
    for (let moves = 0; moves < 70; moves++) {
      const [player] = engine.toAct(state);
      if (player === undefined) break;
      if (moves % 6 === 0) positions.push({ state, player });
      const legal = engine.moves(state, player);
      state = engine.play(state, legal[random.below(legal.length)]!, 'mover');
    }
  }
  return positions;
};

describe.each(loaded.map((game) => [game.engine.id, game] as const))('choosing in %s', (_, game) => {
  const { engine } = game;
  const positions = positionsOf(game);

  test('reaches every legal move, and nothing else', () => {
    for (const { state, player } of positions) {
      const moves = engine.moves(state, player);
      const found = reached(beginChoosing(engine.data, moves, engine.write)).map(engine.write);
      expect(new Set(found)).toEqual(new Set(moves.map(engine.write)));
      expect(found.length).toBe(moves.length);
    }
  });

  test('lets every move begin with anything that it chooses', () => {
    for (const { state, player } of positions.filter((_, index) => index % 12 === 0)) {
      const start = beginChoosing(engine.data, engine.moves(state, player), engine.write);
      for (const aim of start.candidates) {
        const choices = engine.data.actions.find(({ name }) => name === aim.action)?.choices ?? [];
        choices.forEach(({ type }, index) => {
          for (const value of [aim.values[index]!].flat()) {
            const touched = touch(start, sortOf(type), value);
            expect(touched && follow(touched, aim)).toBe(aim.move);
          }
        });
      }
    }
  });

  test('takes every answer back', () => {
    for (const { state, player } of positions.filter((_, index) => index % 11 === 0)) {
      const start = beginChoosing(engine.data, engine.moves(state, player), engine.write);
      for (const { action } of start.candidates) {
        const chosen = chooseAction(start, action)!;
        expect(takeBack(chosen, chosen.picks[0]!)).toEqual(start);
        expect(slotsOf(start).length === 0 || start.candidates.every((one) => one.action === action)).toBe(
          true,
        );
      }
    }
  });

  test('makes no move of which the player did not see all', () => {
    for (const { state, player } of positions) {
      const start = beginChoosing(engine.data, engine.moves(state, player), engine.write);
      expect(completed(start)?.isSaid ?? false).toBe(false);
      for (const { action, values } of start.candidates) {
        const done = completed(chooseAction(start, action)!);
        if (values.length > 0 && questionOf(start)?.is === 'action')
          expect(done?.isSaid ?? false).toBe(false);
      }
    }
  });
});
