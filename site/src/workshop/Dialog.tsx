import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: string;
  readonly children: preact.ComponentChildren;
  readonly onClose: () => void;
}

export function Dialog({ title, close, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="w-dialog" aria-labelledby={heading} onClose={onClose}>
      <div class="w-dialog-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          class="w-small-button"
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
