// A reload keeps the history entry of a dialog that was open, not the dialog: Back from there would seem to do nothing.
import 'client-only';

/** Lets Back pass the page's own entry on its way from such a one (see closeOnBack, which marks it by its time). Returns the stop function. */
export function skipLeftEntry(): () => void {
  const placeOfLeft = () =>
    window.history.state?.mcDialog < performance.timeOrigin ? window.location.href : '';
  let left = placeOfLeft();
  const onPop = (): void => {
    const isBelow = left === window.location.href && window.history.state?.mcDialog === undefined;
    left = placeOfLeft();
    if (isBelow) window.history.back();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
