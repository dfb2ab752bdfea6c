// An open dialog has an entry of its own in the history: the browser's Back closes it and stays on the page.
import 'client-only';
import { isPlainClick } from '@/lib/client/page/is-plain-click';

/** Marks the entry in the history's state; the router's own fields stay beside it. */
const MARK = 'mcDialog';

function isMarked(): boolean {
  return Boolean(window.history.state?.[MARK]);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  return (isPlainClick(event) && target instanceof Element && target.closest('a')) || undefined;
}

/** Lets Back close a dialog. Returns the stop function. */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  let hasEntry = false;
  let tapped: HTMLAnchorElement | undefined;
  const observer = new MutationObserver(() => {
    if (dialog.open === hasEntry) return;
    hasEntry = dialog.open;
    if (hasEntry) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    else if (isMarked()) window.history.back();
  });
  const onBack = () => {
    if (!hasEntry || isMarked()) return;
    hasEntry = false;
    dialog.close();
    tapped?.click();
    tapped = undefined;
  };
  // A link is followed from the page's own entry, so that Back from there does not find the dialog's.
  const onClick = (event: MouseEvent) => {
    tapped = hasEntry ? linkOf(event) : undefined;
    if (!tapped) return;
    event.preventDefault();
    event.stopPropagation();
    window.history.back();
  };
  observer.observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onBack);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('popstate', onBack);
  };
}
