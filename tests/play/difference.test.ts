import { describe, expect, test } from 'vitest';
import type { Saved } from '../../generated/runtime/engine.ts';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import { type Otherwise, tellDifference, tellOtherPlayers } from '../../site/src/play/difference.ts';
import { readShared, writeShared } from '../../site/src/play/share.ts';
import { fill, wordsIn } from '../../site/src/play/words.ts';
import { loaded, shownOf } from './loaded.ts';

const { engine } = loaded[0]!;

/** A game of four moves whose rules have changed since: the first of them, or how the last move came out. */
function played(): Saved {
  let state = engine.start({ players: engine.data.players.to, seed: 'rules' });
  for (let made = 0; made < 4; made++) state = engine.play(state, engine.moves(state, 'server')[0]!, 'mover');
  const saved = engine.save(state);
  const { each } = saved.rules!;
  const [first] = Object.keys(each);
  const last = saved.log.length - 1;
  return {
    ...saved,
    rules: { fingerprint: '0123456789abcdef', each: { ...each, [first!]: '0123456789abcdef' } },
    log: saved.log.map((entry, at) => (at === last ? { ...entry, digest: '01234567' } : entry)),
  };
}

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (problem) {
    return problem;
  }
  return undefined;
}

describe.each(LANGUAGES)('other rules (%s)', (language) => {
  const shown = shownOf(loaded[0]!, language);
  const say = wordsIn(language);
  const of = (saved: Saved): [Saved, Otherwise] => [saved, engine.load(saved)];
  const whole = { stopped: undefined };

  test('are named where they are known', () => {
    const saved = played();
    const told = tellDifference(shown, ...of(saved));
    expect(told).toContain(say.differsAt.replace('{at}', '4'));
    const [first] = Object.keys(saved.rules!.each);
    expect(told.includes(shown.words[first!]!)).toBe(first! in shown.words);
  });

  test('are not named after a link, which does not know them', async () => {
    const link = await writeShared({ names: [], seats: [], saved: played() });
    const { saved } = (await readShared(link))!;
    expect(engine.load(saved).differs?.rules).toEqual([]);
    expect(tellDifference(shown, ...of(saved))).toBe(
      `${say.otherRules} ${say.differsAtMost.replace('{at}', '4')}`,
    );
  });

  test('without a text are left out', () => {
    const saved = played();
    const [known] = Object.keys(shown.words);
    const plain = `${say.otherRules} ${say.differsAt.replace('{at}', '3')}`;
    expect(
      tellDifference(shown, saved, { ...whole, differs: { at: 3, rules: ['no-such-rule', 'nor-this'] } }),
    ).toBe(plain);
    expect(
      tellDifference(shown, saved, { ...whole, differs: { at: 3, rules: ['no-such-rule', known!] } }),
    ).toBe(`${plain} ${say.differsRules.replace('{rules}', shown.words[known!]!)}`);
  });

  test('that do not let it go on are told, with how much of it is left', () => {
    const saved = played();
    const log = saved.log.with(1, { player: 1, move: 'no-such-move' });
    const told = tellDifference(shown, ...of({ ...saved, log }));
    const why = shown.words['reason-no-such-move']!;
    const all = String(log.length);
    const unplayed = String(log.length - 1);
    const filled = { at: '2', why, unplayed, all };
    expect(told).toContain(fill(say.stoppedAt, filled));
  });

  test('for other numbers of players are told as such', () => {
    const saved = { ...played(), players: 9 };
    const problem = caught(() => engine.load(saved));
    const { from, to } = engine.data.players;
    expect(tellOtherPlayers(shown, saved, problem)).toBe(fill(say.otherPlayers, { from, to, players: 9 }));
    expect(
      tellOtherPlayers(
        shown,
        saved,
        caught(() => engine.load({})),
      ),
    ).toBeUndefined();
  });

  test('make no difference only where that is known', () => {
    const saved = played();
    expect(tellDifference(shown, saved, { ...whole, differs: undefined })).toBe(
      `${say.otherRules} ${say.noDifference}`,
    );
    const log = saved.log.map(({ digest: _, ...entry }) => entry);
    expect(tellDifference(shown, { ...saved, log }, { ...whole, differs: undefined })).toBe(say.otherRules);
  });
});
