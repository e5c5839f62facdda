import type { ComponentChildren } from 'preact';
import { moveFocus } from './Touch.tsx';

export interface FrameProps {
  /** Whether things in it can be touched: then it is a group of buttons, else one picture with a text. */
  readonly touched: boolean;
  readonly label: string;
  readonly class: string;
  readonly style?: string | undefined;
  readonly children: ComponentChildren;
}

export function Frame({ touched, label, class: look, style, children }: FrameProps) {
  const rest = { class: look, 'aria-label': label, ...(style ? { style } : {}) };
  if (touched)
    return (
      <div role="group" onKeyDown={moveFocus} {...rest}>
        {children}
      </div>
    );
  return (
    <div role="img" {...rest}>
      {children}
    </div>
  );
}
