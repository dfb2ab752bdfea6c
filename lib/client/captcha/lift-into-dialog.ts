// Brings the vendor's boxes into an open modal dialog: outside of it, where the vendor puts them, they could not be touched.
import 'client-only';

const VENDOR_CLASS = /(^|\s)geetest_/;

function findModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.filter((dialog) => dialog.matches(':modal')).at(-1);
}

function lift(node: HTMLElement, dialog: HTMLDialogElement): void {
  dialog.append(node);
  // Where the vendor had put it, it could not take the focus.
  node.querySelector<HTMLElement>('input, button, [tabindex]')?.focus();
}

/**
 * While it works, what the vendor appends to the body moves on into the topmost modal dialog, if one is open; `leave` is called when
 * that dialog closes, and the boxes with it. Returns the way to stop.
 */
export function liftIntoDialog(leave: () => void): () => void {
  const dialog = findModal();
  if (!dialog) return () => undefined;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && VENDOR_CLASS.test(node.className)) lift(node, dialog);
  });
  observer.observe(document.body, { childList: true });
  dialog.addEventListener('close', leave);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('close', leave);
  };
}
