// A reload keeps the history entry of a dialog that was open, and Forward leads to that of a closed one: Back from there would seem to do nothing.
import 'client-only';

/** The time of the dialog that the current entry belongs to (see closeOnBack). */
const markOfEntry = (): number | undefined => window.history.state?.mcDialog;

function isLeft(): boolean {
  const mark = markOfEntry();
  if (mark === undefined) return false;
  return mark < performance.timeOrigin || !document.querySelector('dialog[open]');
}

/** Lets Back pass the page's own entry on its way from such a one. Returns the stop function. */
export function skipLeftEntry(): () => void {
  const placeOfLeft = () => (isLeft() ? window.location.href : '');
  let left = placeOfLeft();
  const onPop = (): void => {
    const isBelow = left === window.location.href && markOfEntry() === undefined;
    left = placeOfLeft();
    if (isBelow) window.history.back();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
