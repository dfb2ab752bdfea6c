// Moves the vendor's boxes into an open modal dialog: content outside it is inert.
import 'client-only';

const VENDOR_CLASS = /(^|\s)geetest_/;

function findModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.filter((dialog) => dialog.matches(':modal')).at(-1);
}

function lift(node: HTMLElement, dialog: HTMLDialogElement): void {
  dialog.append(node);
  // The boxes cannot take focus before the move.
  node.querySelector<HTMLElement>('input, button, [tabindex]')?.focus();
}

/** Moves the vendor's nodes into the topmost modal dialog; `leave` runs when it closes. */
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
