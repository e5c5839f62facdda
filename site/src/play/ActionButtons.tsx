import { useState } from 'preact/hooks';
import type { Asked } from '../../../generated/runtime/types.ts';
import type { Shown } from '../game/shown.ts';
import { own, word } from '../table/describe.ts';
import { choicesOf, PASS, valueTypeOf } from './candidates.ts';
import type { ChooserViewProps } from './MoveChooser.tsx';
import type { Effect } from './previews.ts';
import { tellEffect } from './screen/effects.ts';
import { useIsDesk } from './screen/useIsDesk.ts';
import { capital, fill, wordsIn } from './words.ts';

export const actionName = (shown: Shown, action: string, asked?: Asked): string =>
  capital(action === PASS ? (asked?.pass ?? own(shown, 'pass')) : word(shown, `action-${action}`));

interface ActionButtonsProps extends ChooserViewProps {
  readonly actions: readonly string[];
  readonly asked: Asked | undefined;
}

/**
 * All that can be done, with what it uses up; then what belongs to this moment but cannot be done, so that it tells why. What costs
 * something is never what stands out; where everything does, going on stands out.
 */
export function ActionButtons(props: ActionButtonsProps) {
  const { chooser, actions, asked } = props;
  const { choosing, deciding, barred, costs, act, refuse } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  const others = actions.filter((action) => action !== PASS);
  const isFree = (action: string) => (costs.get(action) ?? []).length === 0;
  const unable = choosing.picks.length === 0 ? barred : [];
  // Where there is little room, what can be done comes first.
  const isDesk = useIsDesk();
  const [unfolded, setUnfolded] = useState<unknown>();
  const isBarredOpen = isDesk || unable.length < 2 || unfolded === choosing;
  const standsOut = (action: string) => (action === PASS ? !others.some(isFree) : isFree(action));
  return (
    <div class="p-options p-actions">
      {actions.map((action) => {
        const cost = costs.get(action) ?? [];
        const about =
          action === PASS && asked?.pass === undefined
            ? fill(say.without, {
                what: others.map((one) => inText(shown, actionName(shown, one))).join(', '),
              })
            : cost.flatMap((one) => tellCost(shown, action, one) ?? []).join(', ');
        return (
          <button
            key={action}
            type="button"
            class={standsOut(action) ? 'button main p-action' : 'button p-action'}
            onClick={() => act(action)}
          >
            <span>
              {actionName(shown, action, asked)}
              {about && others.length < 4 && <small>{about}</small>}
            </span>
          </button>
        );
      })}
      {isBarredOpen &&
        unable.map(({ action, refused }) => (
          <button
            key={action}
            type="button"
            class="button p-action p-barred"
            aria-disabled="true"
            aria-label={`${actionName(shown, action)}, ${say.notPossible}`}
            onClick={() => refuse(refused)}
          >
            {actionName(shown, action)}
          </button>
        ))}
      {!isBarredOpen && (
        <button
          type="button"
          class="button p-action p-barred"
          aria-expanded={false}
          onClick={() => setUnfolded(choosing)}
        >
          {fill(say.barred, { count: unable.length })}
        </button>
      )}
    </div>
  );
}

/** German has its nouns, which stay large. */
const inText = ({ language }: Shown, text: string): string =>
  language === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** `kost 1 van je 2 (extra dobbelsteen)`, `kost: ruilfiche`; nothing where it is still to be chosen what is given away. */
export function tellCost(shown: Shown, action: string, effect: Effect): string | undefined {
  const say = wordsIn(shown.language);
  const what = tellEffect(shown, { ...effect, amount: 1 });
  if (effect.piece === undefined) return fill(say.costs, { amount: -effect.amount, of: effect.of, what });
  const isChosen = choicesOf(shown.data, action).some((choice) => valueTypeOf(choice).is === 'piece');
  return isChosen ? undefined : fill(say.hintCost, { what });
}
