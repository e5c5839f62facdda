import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import { tellChanges } from '../../site/src/play/changes.ts';
import { runExample } from '../../site/src/play/run-example.ts';
import { tellCheck, tellFrame } from '../../site/src/play/telling.ts';
import { examplesOf } from './examples.ts';
import { loaded, shownOf } from './loaded.ts';

/** Ids and notation have hyphens and brackets that no sentence has; gaps must be filled. */
const UNTOLD =
  /\b(action|phase|field|term|table|reason|scoring|kind|pieces|grid|option)-[a-z]|\{\w+\}|undefined|\[object|NaN/;

describe.each(loaded.map((game) => [game.engine.id, game] as const))('examples of %s', async (id, game) => {
  const { engine } = game;
  const examples = (await examplesOf(id)).map((example) => ({
    ...example,
    frames: runExample(engine, example.steps),
  }));

  test('all hold, step by step', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { name, steps, frames } of examples) {
      expect(frames.length, name).toBeGreaterThan(0);
      for (const frame of frames) {
        expect(frame.failed, name).toBeUndefined();
        for (const check of frame.checks) expect(check.holds, `${name} ${JSON.stringify(check)}`).toBe(true);
      }
      const asked = frames.reduce(
        (sum, { checks, outcomes }) => sum + checks.length + Math.max(1, outcomes.length),
        0,
      );
      expect(asked, name).toBe(steps.length);
    }
  });

  test.each(LANGUAGES)('are told in words (%s)', (language) => {
    const shown = shownOf(game, language);
    for (const { frames, names, shows } of examples) {
      const teller = { shown, names };
      for (const frame of frames) {
        const told = [
          tellFrame(teller, frame),
          ...frame.checks.map((check) => tellCheck(teller, check).text),
          ...(frame.before ? tellChanges(teller, frame.before, frame.seen, shows) : []),
        ];
        for (const text of told) {
          expect(text).not.toMatch(UNTOLD);
          expect(text.length).toBeLessThan(600);
        }
      }
    }
  });
});
