import { useLayoutEffect, useRef } from 'preact/hooks';

/** The question; without one, whose turn it is. */
const NEXT = ['.p-question', '.p-turn'];

/**
 * Who presses a button with the keyboard stands on it; when it goes away with its question, the focus would be lost. It goes to
 * the next question instead. `step` is anything that is another thing whenever something has changed; who grabs takes the focus
 * at once, if nothing has it.
 */
export function useKeptFocus<T extends HTMLElement>(step: unknown, isGrabbing = false) {
  const container = useRef<T>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const here = container.current;
    if (!here) return undefined;
    const enter = () => {
      wasInside.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a target it may only be that the button is gone.
      if (relatedTarget instanceof Node && !here.contains(relatedTarget)) wasInside.current = false;
    };
    here.addEventListener('focusin', enter);
    here.addEventListener('focusout', leave);
    return () => {
      here.removeEventListener('focusin', enter);
      here.removeEventListener('focusout', leave);
    };
  }, [container.current]);
  useLayoutEffect(() => {
    if (isGrabbing) wasInside.current = true;
  }, [isGrabbing]);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!wasInside.current || !isLost) return;
    const next = NEXT.map((one) => container.current?.querySelector<HTMLElement>(one)).find(Boolean);
    next?.focus({ preventScroll: true });
  }, [step]);
  return container;
}
