import type { Disagreement } from '../../agree/agree.ts';
import type { Say } from '../shared/words/index.ts';

/** How many moves before the difference are shown; `--json` has the whole game. */
const LAST = 8;

/** Describes a disagreement: the setup, the last moves, and what interpreter and engine say. */
export function disagreementLines(
  say: Say,
  { what, about, expected, found, way, seed, log }: Disagreement,
): string[] {
  const options = Object.entries(way.options).map(([name, value]) => `, ${name} ${value}`);
  const imaginary = way.imaginary > 0 ? ` ${say('simulate-imaginary', { count: way.imaginary })}` : '';
  const setup = `${say('simulate-players', { count: way.players })}${imaginary}${options.join('')}`;
  const chance = seed === undefined ? say('agree-supplied') : say('agree-seed', { seed });
  const earlier = log.length - LAST;
  return [
    `  ${say('agree-where', { setup, chance, move: log.length })}`,
    ...(earlier > 0 ? [`    … ${say('agree-earlier', { count: earlier })}`] : []),
    ...log.slice(-LAST).map((line) => `    ${line}`),
    `  ${say(`agree-what-${what}`)}${about === '' ? '' : ` ${about}`}`,
    `    ${say('agree-interpreter')}: ${expected}`,
    `    ${say('agree-engine')}: ${found}`,
    '',
  ];
}
