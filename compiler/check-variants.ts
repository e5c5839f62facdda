import type { GameModel } from './2-model/model.ts';
import { type CompiledGame, changedBy } from './3-ir/compiled.ts';
import type { Problems } from './problems/problem.ts';
import { rulesOf } from './rulebook/rules.ts';

/** A variant says what differs: a declaration in it that says the same as in the game is a problem. Cells are in `change.ts`. */
export function checkVariants(games: readonly CompiledGame[], problems: Problems): void {
  for (const { model } of games) checkVariant(model, games, problems);
}

export function checkVariant(model: GameModel, games: readonly CompiledGame[], problems: Problems): void {
  const changed = games.find(({ id }) => id === changedBy(model))?.model;
  if (!changed) return;
  const before = rulesOf(changed);
  for (const { id, at, fingerprint } of rulesOf(model).values()) {
    const old = before.get(id);
    const isAnew = old?.at.file !== at.file || old.at.start !== at.start;
    if (id !== 'game' && isAnew && old?.fingerprint === fingerprint)
      problems.warning('variant-changes-nothing', at, { name: id.slice(id.indexOf('-') + 1) });
  }
}
