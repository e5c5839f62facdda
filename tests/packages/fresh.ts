import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import { freshEngines } from '../../compiler/command-line/engines/emit-engines.ts';
import type { AnyGame, Engine, GameState } from '../../compiler/runtime/engine.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import { emptyFolder } from '../command-line/console.ts';
import { games } from '../games.ts';
import { readSources } from '../sources.ts';

export type State = GameState<AnyGame>;

export interface Fresh {
  readonly game: CompiledGame;
  readonly engine: Engine<AnyGame>;
  /** The folder of engines in which it lies. */
  readonly folder: string;
}

/** The engine of a game as the rules and the compiler have it now, not as it was generated. */
export async function freshEngine(id: string): Promise<Fresh> {
  const sources = readSources('rules');
  const game = games.find((one) => one.id === id)!;
  const [fresh] = freshEngines([game], sources, emitEngine);
  const folder = emptyFolder();
  for (const { file, text } of fresh!.files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const engine = await import(pathToFileURL(join(folder, folderOfGame(id), 'engine.ts')).href);
  return { game, engine: engine as Engine<AnyGame>, folder };
}

/** A whole game of two, or of as few as can play it: all its states. */
export function gameOf(
  { engine, game }: Fresh,
  seed: string,
  players = Math.max(2, game.game.players.from),
): State[] {
  const states = [engine.start({ players, seed })];
  for (let turn = 0; !engine.isOver(states.at(-1)!); turn++) {
    const state = states.at(-1)!;
    const moves = engine.moves(state, 'server');
    states.push(engine.play(state, moves[(turn * 7) % moves.length]!, 'mover'));
  }
  return states;
}
