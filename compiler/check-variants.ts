import type { CompiledGame } from './3-ir/compiled.ts';
import type { Problems } from './problems/problem.ts';
import { rulesOf } from './rulebook/rules.ts';

/** A variant says what differs: a declaration in it that says the same as in the game is a problem. Cells are in `change.ts`. */
export function checkVariants(games: readonly CompiledGame[], problems: Problems): void {
  for (const { model } of games) {
    const game = model.base && games.find(({ id }) => id === model.base)?.model;
    if (!game) continue;
    const before = rulesOf(game);
    for (const { id, at, fingerprint } of rulesOf(model).values())
      if (id !== 'game' && at.file === model.at.file && before.get(id)?.fingerprint === fingerprint)
        problems.warning('variant-changes-nothing', at, { name: id.slice(id.indexOf('-') + 1) });
  }
}
