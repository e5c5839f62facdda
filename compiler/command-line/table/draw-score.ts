import type { Value } from '../../2-model/model.ts';
import type { State } from '../../interpret/index.ts';
import { typeAwardedFor } from '../../protocol/show.ts';
import { waysToSay } from '../../texts/files.ts';
import { columns } from '../shared/style.ts';
import type { Sight } from './draw-table.ts';

/** The points of all seats, by scoring and by what they are for. */
export function drawScore({ labels, style }: Sight, state: State): string[] {
  const { say } = labels.translator;
  const scores = labels.interpreter.score(state);
  const rows: string[][] = [['', ...scores.map(({ seat }) => style.bold(labels.seat(seat)))]];
  for (const { name } of labels.interpreter.program.game.scorings) {
    const parts = scores.map((score) => score.by[name]);
    rows.push([`  ${say(`scoring-${name}`)}`, ...parts.map((part) => String(part?.total ?? 0))]);
    const keys = [...new Set(parts.flatMap((part) => Object.keys(part?.for ?? {})))];
    const type = typeAwardedFor(labels.interpreter, name);
    keys.sort((a, b) => Number(a) - Number(b));
    for (const key of keys) {
      const what = type ? labels.value(type, JSON.parse(key) as Value) : key;
      rows.push([style.dim(`    ${what}`), ...parts.map((part) => style.dim(String(part?.for[key] ?? 0)))]);
    }
  }
  rows.push([style.bold(`  ${say('total')}`), ...scores.map(({ total }) => style.bold(String(total)))]);
  return columns(
    rows,
    3,
    scores.map((_, index) => index + 1),
  );
}

/** The end of a game: points, places, the winner and the deciding rule. */
export function drawEnd(sight: Sight, state: State): string[] {
  const { labels, style } = sight;
  const { say } = labels.translator;
  const result = labels.interpreter.result(state);
  if (!result) return [];
  const { ranking, decidedBy, solo } = result;
  const lines = [style.bold(say('game-over')), '', style.bold(say('score')), ...drawScore(sight, state), ''];
  if (ranking.length === 1 && state.setup.players === 1) {
    lines.push(say('played-alone', { count: ranking[0]!.points }));
    if (solo !== null) {
      const type = labels.interpreter.program.game.winner.solo!.type;
      lines.push(`${say('winner.solo')}: ${style.bold(labels.value(type, solo))}`);
    }
    return lines;
  }
  lines.push(style.bold(say('result')));
  lines.push(
    ...columns(
      ranking.map(({ seat, place, points }) => [
        `  ${say('place-number', { number: place })}`,
        labels.seat(seat),
        say('points-amount', { count: points }),
      ]),
    ),
    '',
  );
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (winners.length === 1) lines.push(style.bold(say('wins', { name: labels.subject(winners[0]!) })));
  if (winners.length > 1) lines.push(style.bold(say('win-together', { names: labels.subjects(winners) })));
  if (decidedBy) {
    const ids = waysToSay(labels.interpreter.program.game.chain, `winner.tie-${decidedBy.tie}`);
    lines.push(say(ids.find((id) => labels.translator.has(id)) ?? ids.at(-1)!));
  }
  return lines;
}
