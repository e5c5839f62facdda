import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import {
  attribute,
  draw,
  fieldsIn,
  fieldsShown,
  gameOf,
  IDS,
  NAMES,
  pickings,
  piecesInView,
  playedStates,
  wording,
} from './drawn.ts';

describe.each(IDS)('the table of %s', async (id) => {
  const game = await gameOf(id);
  const { engine, shown } = game;
  const { from, to } = engine.data.players;
  const some = <T>(list: readonly T[]) =>
    list.filter((_, index) => index % 29 === 0 || index === list.length - 1);
  const states = [from, Math.min(3, to)].flatMap((players) =>
    some(playedStates(game, players, players, 120)),
  );
  const views = states.map((state) => engine.view(state, 1));

  it.each(LANGUAGES)('draws all fields of all states in words of the language (%s)', (language) => {
    const other = Object.values(shown[language].words).join(' ');
    for (const seen of views) {
      const html = draw({ shown: shown[language], seen, viewer: 1 });
      const words = wording(html);
      expect(words).not.toMatch(/undefined|NaN|\[object|\bnull\b|\btrue\b|\bfalse\b/);
      // An id in place of a text, or a word of the rules that is no word of the language.
      expect(words).not.toMatch(/\b(?:field|pieces|grid|kind|term)-[a-z]/i);
      const english = Object.values(engine.data.kinds)
        .flat()
        .filter((word) => word.length > 2 && !other.toLowerCase().includes(word));
      for (const word of english) expect(words).not.toMatch(new RegExp(`\\b${word}\\b`));
      expect(fieldsIn(html)).toEqual(fieldsShown(engine.data, seen));
    }
  });

  it('names everything that is drawn or touched', () => {
    for (const seen of views) {
      const html = draw({ shown: shown.nl, seen, viewer: 1 });
      expect(attribute(html, 'aria-label').every((label) => label.trim() !== '')).toBe(true);
      for (const [tag] of html.matchAll(/<[^>]* role="img"[^>]*>/g)) expect(tag).toContain('aria-label="');
      for (const [tag] of html.matchAll(/<svg[^>]*>/g)) expect(tag).toMatch(/aria-hidden="true"|x="7"/);
    }
  });

  it('draws every piece in view once', () => {
    for (const seen of views) {
      const html = draw({ shown: shown.de, seen, viewer: 1 });
      const drawn = attribute(html, 'data-piece').flatMap((pieces) => pieces.split(' '));
      expect(drawn.sort()).toEqual(piecesInView(shown.de, seen).sort());
    }
  });

  it('lets everything be picked that may be, in one place', () => {
    for (const state of states)
      for (const player of engine.toAct(state).slice(0, 1))
        for (const pick of pickings(game, state, player)) {
          const html = draw({ shown: shown.nl, seen: engine.view(state, player), viewer: player, pick });
          const found = [...html.matchAll(/<button[^>]*>/g)]
            .filter(([tag]) => tag.includes('data-pick="option"'))
            .map(([tag]) => attribute(tag, 'data-value')[0]);
          expect(found.sort()).toEqual([...pick.options].sort());
          const all = attribute(html, 'data-value');
          expect(new Set(all).size).toBe(all.length);
          for (const [, name] of html.matchAll(/<button[^>]*><span class="t-said">([^<]*)</g))
            expect(name?.trim()).not.toBe('');
          expect(html.match(/<button/g)?.length).toBe(
            html.match(/<button[^>]*><span class="t-said">/g)?.length,
          );
        }
  });

  it('has nothing to touch unless something is to be picked', () => {
    expect(draw({ shown: shown.nl, seen: views[0]!, viewer: 1 })).not.toContain('<button');
  });

  it('marks what has changed, and only that', () => {
    const moved = playedStates(game, from, 5, 8).map((state) => engine.view(state, 1));
    for (const [index, seen] of moved.entries()) {
      expect(draw({ shown: shown.nl, seen, before: seen })).not.toContain('t-changed');
      const before = moved[index - 1];
      const drawn = new Set(fieldsShown(engine.data, seen));
      const values = (one: typeof seen) =>
        JSON.stringify([Object.entries(one.fields).filter(([name]) => drawn.has(name)), one.faces]);
      if (!before || values(before) === values(seen)) continue;
      expect(draw({ shown: shown.nl, seen, before })).toContain('t-changed');
    }
  });

  it('leaves out in a small picture what tells nothing, and draws only what is asked for', () => {
    const seen = views[0]!;
    const [name] = fieldsShown(engine.data, seen);
    const compact = attribute(draw({ shown: shown.nl, seen, compact: true }), 'data-field');
    expect(compact.length).toBeLessThanOrEqual(
      attribute(draw({ shown: shown.nl, seen }), 'data-field').length,
    );
    const only = fieldsIn(draw({ shown: shown.nl, seen, only: [name!] }));
    expect(new Set(only)).toEqual(new Set([name]));
    for (const { name, names, face } of engine.data.pieces.filter(({ face }) => face)) {
      const html = draw({ shown: shown.nl, seen, only: [`pieces-${name}`] });
      expect(face && attribute(html, 'data-piece').sort()).toEqual([...names].sort());
    }
  });

  it('puts who looks on first, and the others in the order of their turns', () => {
    const seen = views.at(-1)!;
    const viewer = seen.players;
    const html = draw({ shown: shown.nl, seen, viewer });
    const sections = [...html.matchAll(/class="t-group [^"]*" role="group" aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    const seats = NAMES.slice(0, seen.players + seen.imaginary);
    expect(sections).toEqual(['Op tafel', ...seats.slice(viewer - 1), ...seats.slice(0, viewer - 1)]);
  });
});
