import { describe, expect, test } from 'vitest';
import type { Seen } from '../../site/src/game/shown.ts';
import { blank } from '../../site/src/pad/filled.ts';
import { setupsOf } from '../../site/src/pad/observed.ts';
import { isFailed } from '../../site/src/pad/scratch-session.ts';
import { Counter, filledFrom } from '../../site/src/pad/situation.ts';
import { finished, known } from './known.ts';

/** What a scoring gave to a seat. */
function given(
  awards: readonly { seat: number; scoring: string; points: number }[],
  seat: number,
  scoring: string,
): number {
  return awards
    .filter((one) => one.seat === seat && one.scoring === scoring)
    .reduce((sum, one) => sum + one.points, 0);
}

describe.each(known)('$id', ({ engine, scratch, learnt, book }) => {
  const { data } = engine;

  test.each(setupsOf(engine))('%o: a finished game filled in has its points', (setup) => {
    for (const option of [
      {},
      ...data.options
        .filter(({ type }) => type.is === 'yes or no')
        .map(({ name, value }) => ({ [name]: value === 0 })),
    ]) {
      const state = finished(
        engine,
        { ...setup, options: option },
        `end ${setup.players} ${setup.imaginary}`,
      );
      const seen = engine.read(state) as Seen;
      const start = scratch.begin({ ...setup, options: option });
      if (isFailed(start)) throw new Error(start.fault);
      const values = filledFrom(data, seen, learnt.fields, scratch.read(start));
      const filled = { ...blank(data, setup.players), ...setup, options: option, values };
      const counter = new Counter({ scratch, book, fields: learnt.fields, relations: learnt.relations });
      const first = counter.count(filled);
      expect(first.fault).toBeUndefined();
      expect(first.broken).toBeUndefined();
      // What is wiped is as if it had never been: no piece gets lost.
      expect(counter.count({ ...filled, values: {} }).broken).toBeUndefined();

      // Scorings of the last moment give the same once more; those that note down what they have scored give nothing.
      const { awards } = engine.why(state, 'server');
      const last = engine.log(state, 'server').length;
      const final = awards.filter(({ after }) => after === last);
      for (const scoring of first.scorings) {
        const again = first.scored!.awards.some((award) => award.scoring === scoring);
        if (!again) continue;
        for (const { seat } of seen.scores)
          expect([scoring, seat, given(first.scored!.awards, seat, scoring)]).toEqual([
            scoring,
            seat,
            given(final, seat, scoring),
          ]);
      }

      // With the points from before the whole game adds up, and the same player wins by the same rule.
      const before = seen.scores.map(({ seat, total }) => total - first.scored!.scores[seat - 1]!.total);
      const whole = counter.count({ ...filled, before });
      expect(whole.scored!.scores.map(({ total }) => total)).toEqual(seen.scores.map(({ total }) => total));
      expect(whole.scored!.result).toEqual(engine.result(state));
      // Scorings that ran at the end add nothing that has to be entered: only earlier rounds do.
      for (const { seat } of seen.scores)
        expect(before[seat - 1]).toBe(
          awards.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0) -
            first.scored!.awards.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0),
        );
    }
  });
});
