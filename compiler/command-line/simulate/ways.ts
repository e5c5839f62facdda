import type { Game } from '../../3-ir/ir.ts';
import type { Way } from '../../agree/ways.ts';
import { createInterpreter } from '../../interpret/index.ts';
import type { Say } from '../shared/words/index.ts';

/** `3 players, play-against-rivals yes`. */
export function nameOfWay({ players, imaginary, options }: Way, game: Game, say: Say): string {
  const who =
    imaginary > 0
      ? `${players} ${say('simulate-imaginary', { count: imaginary })}`
      : say('simulate-players', { count: players });
  const { notation } = createInterpreter(game);
  const parts = Object.entries(options).map(([name, value]) => {
    const { type } = game.options.find((option) => option.name === name)!;
    return `${name} ${notation.value(type, value)}`;
  });
  return [who, ...parts].join(', ');
}
