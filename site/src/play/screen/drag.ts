import { zoomOf } from './fit.ts';

/** How far a finger moves before it drags, in pixels. */
const FAR = 9;

/**
 * Dragging a thing to where it goes, as with a hand. It says the same as touching the thing and then the place, so that whoever
 * uses keys or listens misses nothing. Things that can be dragged are those that can be touched.
 */
export function startDrag(event: PointerEvent): void {
  const from = thingAt(event.target);
  if (!from || !event.isPrimary || event.button !== 0) return;
  // A finger that moves up or down over the table scrolls it, but for what lies in a hand or on the table as a piece.
  if (event.pointerType === 'touch' && !from.dataset.piece) return;
  const start = { x: event.clientX, y: event.clientY };
  let shadow: HTMLElement | undefined;

  const move = (at: PointerEvent): void => {
    if (at.pointerId !== event.pointerId) return;
    const [x, y] = [at.clientX - start.x, at.clientY - start.y];
    if (!shadow) {
      if (Math.hypot(x, y) < FAR) return;
      // What was picked before stays picked: touching it again would take it back.
      if (from.getAttribute('aria-pressed') !== 'true' && !from.classList.contains('t-picked')) from.click();
      shadow = shadowOf(from);
    }
    at.preventDefault();
    const zoom = zoomOf(shadow);
    shadow.style.translate = `${x / zoom}px ${y / zoom}px`;
  };
  const end = (at: PointerEvent): void => {
    if (at.pointerId !== event.pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!shadow) return;
    shadow.remove();
    if (at.type === 'pointerup') {
      const to = thingAt(document.elementFromPoint(at.clientX, at.clientY));
      if (to && to !== from && to.dataset.value !== from.dataset.value) to.click();
    }
    swallowClick();
  };
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('.t-touch[data-value]')) || undefined;

function shadowOf(thing: HTMLElement): HTMLElement {
  const zoom = zoomOf(thing);
  const box = thing.getBoundingClientRect();
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((one) => one / zoom);
  const shadow = thing.cloneNode(true) as HTMLElement;
  shadow.classList.add('g-dragged');
  shadow.setAttribute('aria-hidden', 'true');
  Object.assign(shadow.style, {
    zoom: String(zoom),
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  thing.closest('.g-board')?.append(shadow);
  return shadow;
}

/** The browser makes a click of the end of a drag over the same thing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
