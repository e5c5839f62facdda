import { type Pairing, PairPlayer } from '../../lab/compare.ts';
import type { MeasuresData } from '../../lab/measures.ts';
import type { Range } from '../../lab/plan.ts';
import { loadBotGame, type TemporaryEngine } from '../engines/temporary-engine.ts';
import type { Doing } from '../shared/threads.ts';

/** What a thread needs to play both. */
export interface PairSubject {
  readonly a: TemporaryEngine;
  readonly b: TemporaryEngine;
  readonly pairing: Pairing;
}

export interface PairTask {
  readonly range: Range;
}

export async function pairsPlayer({ a, b, pairing }: PairSubject): Promise<Doing<PairTask, MeasuresData>> {
  const player = new PairPlayer(await loadBotGame(a), await loadBotGame(b), pairing);
  return ({ range }) => player.play(range).toData();
}
