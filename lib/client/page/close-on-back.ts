// An open dialog has an entry of its own in the history: the browser's Back closes it and stays on the page.
import 'client-only';
import { isPlainClick } from '@/lib/client/page/is-plain-click';

/** Marks the entry in the history's state by the dialog's own time: a reload keeps the entry, not the dialog, and one dialog may be over another. The router's own fields stay beside it. */
const MARK = 'mcDialog';

// Going back takes a moment: a dialog that is open by then gets its entry on arrival.
let isLeaving = false;

function leaveEntry(): void {
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { capture: true, once: true });
  window.history.back();
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = isPlainClick(event) && target instanceof Element && target.closest('a');
  // A link to another origin or tab, or to a file, is followed without closing the dialog.
  const isFollowedHere =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isFollowedHere ? link : undefined;
}

/** Lets Back close a dialog, also one that is open already. Returns the stop function, which takes the entry of a closed dialog back. */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  const mark = performance.timeOrigin + performance.now();
  const isMarked = () => window.history.state?.[MARK] === mark;
  let hasEntry = false;
  let tapped: HTMLAnchorElement | undefined;
  const sync = () => {
    if (isLeaving || dialog.open === hasEntry) return;
    hasEntry = dialog.open;
    if (hasEntry) window.history.pushState({ ...window.history.state, [MARK]: mark }, '');
    else if (isMarked()) leaveEntry();
  };
  const observer = new MutationObserver(sync);
  const onBack = () => {
    if (!hasEntry || isMarked()) return sync();
    hasEntry = false;
    dialog.close();
    tapped?.click();
    tapped = undefined;
  };
  // A link is followed from the page's own entry, so that Back from there does not find the dialog's.
  const onClick = (event: MouseEvent) => {
    const link = hasEntry ? linkOf(event) : undefined;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    tapped = link;
    // A second tap before the first has arrived goes back no further.
    if (!isLeaving) leaveEntry();
  };
  sync();
  observer.observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onBack);
  return () => {
    sync();
    observer.disconnect();
    dialog.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onBack);
  };
}
