import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../generated/runtime/json.ts';
import { Scores } from '../../site/src/table/Scores.tsx';
import { AwardTold, Why } from '../../site/src/table/Why.tsx';
import { gameOf, IDS, NAMES, playedStates, wording } from './drawn.ts';

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
    const why = engine.why(end, 'server');
    const told = render(h(Why, { shown, why, names: NAMES, linkTo }));
    expect(wording(table + told)).not.toMatch(
      /undefined|\[object|NaN|(scoring|table|term|field|grid|pieces)-\w|\.tie-|\{n\}/,
    );
    expect(told.match(/class="(?:t-node )?t-award"/g)?.length ?? 0).toBe(
      why.awards.length + (why.winner ? 1 : 0),
    );
    if (JSON.stringify(why).includes('"id":"table-')) expect(told).toContain('href="#table-');
    for (const { rank } of why.awards) if (rank?.text) expect(told).toContain(rank.text[language]);
  });
});

/** The lines below the points of the first award, of a situation in which a scoring is run. */
async function linesOf(id: string, language: 'nl' | 'de', given: JsonObject[], scoring: JsonObject) {
  const { engine, shown } = await gameOf(id);
  const session = engine.session();
  session.ask({ do: 'situation', players: 3, given });
  session.ask({ do: 'score', scorings: [scoring] });
  const [award] = session.awards();
  const html = render(
    h(AwardTold, { shown: shown[language], why: { awards: [] }, names: NAMES, award: award! }),
  );
  return html
    .split(/<(?:li|p|ul|summary)>/)
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .filter((line) => line !== '');
}

describe('what points come from', () => {
  const crossed = (cells: string) =>
    cells.split(' ').map((cell) => ({ name: 'entry', keys: [cell], of: 1, value: 1 }));

  it('is read on the sheet', async () => {
    const green = crossed('green[1] green[2] green[3]');
    expect(await linesOf('clever', 'nl', green, { scoring: 'area-score' })).toEqual([
      'Anna 6 punten groen',
      'punten van een categorie (groen) van Anna: 6',
      'groen, veld 3 (gedrukt): 6',
    ]);
    const blue = crossed('blue[1,2] blue[1,3]');
    expect(await linesOf('clever', 'de', blue, { scoring: 'area-score' })).toEqual([
      'Anna 2 Punkte blau',
      'Punkte eines Bereichs (blau) von Anna: 2',
      'Punkte für blaue Kreuze (2): 2',
      'Anzahl ausgefüllter Felder (blau) von Anna: 2',
      'gezählt: blau, Reihe 1, Spalte 2; blau, Reihe 1, Spalte 3',
    ]);
  });

  it('is a row', async () => {
    const value = [1, 2, 4, 6].map((column) => `city[2,${column}]`);
    const given = [{ name: 'crossed', of: 1, value }];
    expect(
      (await linesOf('roll-and-write', 'nl', given, { scoring: 'rows-and-columns' })).slice(0, 3),
    ).toEqual(['Anna 2 punten rijen en kolommen', 'rij 2', 'punten voor een rij of kolom (4): 2']);
  });

  it('is a place, with what was measured and the tie rule', async () => {
    const given = [
      ...[1, 2].map((of) => ({ name: 'height', keys: ['tower'], of, value: 3 })),
      { name: 'pile', keys: ['tower', 3], value: [2, 1] },
    ];
    expect(await linesOf('dice-game', 'de', given, { scoring: 'majority', args: ['A'] })).toEqual([
      'Bram 6 Punkte Turm',
      'Platz 1 mit 3; bei Gleichstand: der untere Stein auf dem Feld geht vor',
      'Gebäudepunkte (Turm) von Bram: 3',
      'Gebäudesteine auf einem Feld, der unterste zuerst (Turm, 3): Bram und Anna',
      'Punkte je Gebäudeart (Turm, Wertung A, 1): 6',
    ]);
  });
});
