import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Who goes to another screen lands on its first line, not on nothing: what was pressed is gone. */
export function useEntryFocus<T extends HTMLElement>(isGrabbing: boolean): RefObject<T> {
  const line = useRef<T>(null);
  useEffect(() => {
    if (isGrabbing) line.current?.focus();
  }, []);
  return line;
}
