import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog while mounted; traps and restores the focus. */
export function useShowModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before paint, and undone before React removes the element: a removed dialog would lose the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
