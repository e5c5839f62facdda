import type { Environment } from '../environment.ts';
import type { OfferModel, Statement } from '../model.ts';
import { statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

/** Where a player must choose, or chance must draw, and there may be nothing: the rules say what happens then. */
export function checkEmptyChoices({ env, problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    for (const statement of statementsIn(script.body)) {
      if (statement.is === 'chance' && !statement.otherwise && !statement.surely)
        problems.error('empty-draw', statement.at, {});
      if (statement.is === 'decide' && statement.how === 'must' && !statement.otherwise) {
        if (statement.who.type.is === 'seat' && !statement.who.type.player)
          problems.error('empty-choice-of-seat', statement.at, {});
        else if (!statement.offers.some((offer) => alwaysPossible(env, offer)))
          problems.error('empty-choice', statement.at, {});
      }
    }
  }
}

/** An offer without conditions whose choices always have a value. */
function alwaysPossible(env: Environment, offer: OfferModel): boolean {
  const action = env.actions.get(offer.action);
  // An action that could not be read is another problem.
  if (!action) return true;
  const harmless = (statement: Statement): boolean => {
    if (statement.is === 'need') return false;
    return statement.is !== 'choose' || statement.surely;
  };
  return !offer.when && [...statementsIn(action.body)].every(harmless);
}
