import { inWasm } from '../../compiler/bots/game.ts';
import { certificateOf } from '../../compiler/lab/certificate.ts';
import type { Plan, Range } from '../../compiler/lab/plan.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { emptyResult, withGames } from '../../compiler/lab/result.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { wasmModule } from '../../compiler/runtime/wasm-core.ts';

/** Plays the games of a plan in these parts, here or in a page, and gives the certificate. */
export function certificate(data: GameData, module: string, plan: Plan, parts: readonly Range[]): string {
  const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
  const game = inWasm(data, wasmModule(bytes));
  let result = emptyResult(plan);
  for (const part of parts) result = withGames(result, part, new GamePlayer(game, plan).play(part));
  return certificateOf(result);
}
