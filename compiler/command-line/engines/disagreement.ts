import type { Disagreement } from '../../agree/agree.ts';
import type { Say } from '../shared/words/index.ts';

/** The last moves before a difference; `--json` tells the whole game. */
const LAST = 8;

/** Where it was, what each of the two says, and the moves that led there. */
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
