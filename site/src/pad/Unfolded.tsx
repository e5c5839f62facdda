import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface UnfoldedProps {
  readonly title: string;
  readonly class?: string;
  children(): ComponentChildren;
}

/** Something that is drawn only while it is unfolded: reasons are long, and change with every touch. */
export function Unfolded({ title, class: look, children }: UnfoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={look} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
