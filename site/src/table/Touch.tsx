import type { ComponentChildren } from 'preact';
import type { Picking } from '../game/shown.ts';
import { present } from './declared.ts';
import { own } from './describe.ts';
import type { Scene } from './scene.ts';

export interface TouchProps {
  readonly scene: Scene;
  /** What it can be picked for; left out, it is a picture. */
  readonly pick: Picking | undefined;
  /** In notation, where it may be picked; left out, it is a picture. */
  readonly value?: string | undefined;
  /** What it is, in words. */
  readonly label: string;
  readonly class: string;
  readonly changed?: boolean | undefined;
  /** Whether it was picked before, for another choice of the same move. */
  readonly isPicked?: boolean | undefined;
  readonly style?: string;
  /** The piece, or the pieces, that it draws. */
  readonly piece?: string;
  readonly children: ComponentChildren;
}

/** One thing on the table: a button where it can be picked, else a picture with a name. */
export function Touch(props: TouchProps) {
  const { scene, pick, value, label, class: own_, changed, isPicked, style, piece, children } = props;
  const { shown } = scene;
  const notes = [changed && own(shown, 'changed'), isPicked && own(shown, 'picked')];
  const said = [label, ...notes].filter(Boolean).join(', ');
  const look = `${own_}${changed ? ' t-changed' : ''}${isPicked ? ' t-picked' : ''}`;
  const rest = { ...(style ? { style } : {}), ...(piece ? { 'data-piece': piece } : {}) };
  if (!pick || value === undefined)
    return (
      <span class={look} role="img" aria-label={said} {...rest}>
        {children}
      </span>
    );
  const option = pick.options.has(value);
  const chosen = pick.chosen.has(value);
  const begins = pick.begins?.has(value) ?? false;
  const several = present(pick.type).is === 'collection';
  return (
    <button
      type="button"
      class={`${look} t-touch`}
      {...(several || chosen ? { 'aria-pressed': chosen } : {})}
      data-value={value}
      data-pick={option ? 'option' : begins ? 'begins' : 'other'}
      onClick={() => pick.onPick(value)}
      {...rest}
    >
      {/* The name as a text of its own: what is drawn says the same in another order. */}
      <span class="t-said">{option || chosen || begins ? said : `${said}, ${own(shown, 'notNow')}`}</span>
      <span class="t-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** Arrow keys go to the nearest thing in that direction; everything can be reached with the tab key too. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = event.target;
  // A grid within a table looks for the next place first; at its edge the table finds one in another grid.
  if (
    event.defaultPrevented ||
    !step ||
    !(from instanceof HTMLElement) ||
    !(event.currentTarget instanceof HTMLElement)
  )
    return;
  const [x = 0, y = 0] = step;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('[data-value]')) {
    const there = middle(other);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = along + 3 * aside;
    if (along > 1 && far < least) [best, least] = [other, far];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
