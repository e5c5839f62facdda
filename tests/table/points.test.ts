import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { Scores } from '../../site/src/table/Scores.tsx';
import { Why } from '../../site/src/table/Why.tsx';
import { gameOf, IDS, NAMES, playedStates, wording } from './drawn.ts';

// Whole games are drawn: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 });

describe.each(IDS)('the points of %s', async (id) => {
  const game = await gameOf(id);
  const { engine } = game;
  const end = playedStates(game, engine.data.players.from, 11, 5000).at(-1)!;
  const scores = engine.score(end);

  it.each(['nl', 'de'] as const)('are told with their rules (%s)', (language) => {
    const shown = game.shown[language];
    const table = render(h(Scores, { shown, scores, names: NAMES }));
    for (const { total } of scores) expect(table).toContain(`>${String(total).replace('-', '−')}<`);
    const linkTo = (rule: string) => (rule.startsWith('table-') ? `#${rule}` : undefined);
    const why = engine.why(end);
    const told = render(h(Why, { shown, why, names: NAMES, linkTo }));
    expect(wording(table + told)).not.toMatch(/undefined|\[object|NaN|scoring-|table-|term-|\{n\}/);
    expect(told.match(/class="(?:t-node )?t-award"/g)?.length ?? 0).toBe(
      why.awards.length + (why.winner ? 1 : 0),
    );
    if (JSON.stringify(why).includes('"id":"table-')) expect(told).toContain('href="#table-');
  });
});
