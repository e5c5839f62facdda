import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import { chooseAction } from '../../site/src/play/answers.ts';
import { sortOf } from '../../site/src/play/candidates.ts';
import { beginChoosing, questionOf } from '../../site/src/play/choosing.ts';
import { barredActions, refusalOf } from '../../site/src/play/refusal.ts';
import { allValues } from '../../site/src/table/declared.ts';
import { loaded } from './loaded.ts';

describe.each(loaded.map((game) => [game.engine.id, game] as const))('who may not, in %s', (_, game) => {
  const { engine } = game;

  test.each(LANGUAGES)('hears why (%s)', (language) => {
    let state = engine.start({ players: engine.data.players.to, seed: 'why not' });
    for (let made = 0; made < 24; made++) {
      const [player] = engine.toAct(state);
      if (player === undefined) break;
      const moves = engine.moves(state, player);
      const asking = { engine, state, player, language };
      const start = beginChoosing(engine.data, moves, engine.write);
      for (const { action, refused } of barredActions(asking, start)) {
        expect(moves.some((move) => move.action === action)).toBe(false);
        // Nothing has been chosen yet.
        const id = `reason-${refused.reason}`;
        expect(refused.text).toBe(game.texts[language][`${id}.open`] ?? game.texts[language][id]);
      }
      for (const action of made % 4 === 0 ? new Set(moves.map((move) => move.action)) : []) {
        const choosing = chooseAction(start, action)!;
        const question = questionOf(choosing);
        if (question?.is !== 'choice') continue;
        const sort = sortOf(question.choice.type);
        const others = allValues(engine.data, question.choice.type, 2).filter(
          (one) => !question.options.includes(one),
        );
        for (const value of others.filter((_, index) => index % 5 === 0)) {
          const refused = refusalOf(asking, choosing, sort, value);
          expect(refused?.text, `${action} ${value}`).toBe(game.texts[language][`reason-${refused?.reason}`]);
          expect(refused?.text.length).toBeGreaterThan(10);
        }
      }
      state = engine.play(state, moves[(made * 7) % moves.length]!, 'mover');
    }
  });
});
