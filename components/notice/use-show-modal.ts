import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog for as long as it is mounted: focus goes in, stays in, and comes back to where it was. */
export function useShowModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before paint, and undone before React removes the element: a removed dialog would drop the focus on the page's start.
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
