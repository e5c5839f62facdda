/**
 * What games take that a server plays at the same time, a move here and a move there, with their history and without:
 *
 *     node --expose-gc tests/bench/interleaved.ts clever 2
 */
import type { AnyGame, Engine, GameState } from '../../generated/runtime/engine.ts';

const MOVES = 100;

const [game = 'clever', players = '2'] = process.argv.slice(2);
const engine = (await import(`../../generated/${game}/engine.ts`)) as Engine<AnyGame>;
const { forget, isOver, moves, play, start, toAct } = engine;

function kilobytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024;
}

function withMove(state: GameState<AnyGame>, nth: number): GameState<AnyGame> {
  if (isOver(state)) return state;
  const [who] = toAct(state);
  const all = moves(state, who!);
  return play(state, all[(nth * 7919) % all.length]!, who!);
}

function measure(games: number, hasHistory: boolean): void {
  const before = kilobytes();
  const states = Array.from({ length: games }, (_, at) =>
    start({ players: Number(players), seed: `game ${at}` }),
  );
  for (let nth = 0; nth < MOVES; nth++)
    for (const [at, state] of states.entries()) {
      const next = withMove(state, nth + at);
      states[at] = hasHistory ? next : forget(next);
    }
  const each = (kilobytes() - before) / states.length;
  console.log(
    `${games} games, ${MOVES} moves each, ${hasHistory ? 'whole' : 'without history'}: ${each.toFixed(1)} kB a game`,
  );
}

// What is made once is made before anything is measured.
measure(10, true);
for (const games of [10, 100, 1000]) {
  measure(games, true);
  measure(games, false);
}
