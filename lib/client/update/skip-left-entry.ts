// A reload keeps the history entry of a dialog that was open, and Forward leads to that of a closed one: Back from there would seem to do nothing.
import 'client-only';
import { isLeftEntry } from '@/lib/client/page/close-on-back';

/** Lets Back pass the page's own entry on its way from such a one (see closeOnBack). Returns the stop function. */
export function skipLeftEntry(): () => void {
  const placeOfLeft = () => (isLeftEntry() ? window.location.href : '');
  let left = placeOfLeft();
  const onPop = (): void => {
    const isBelow = left === window.location.href && window.history.state?.mcDialog === undefined;
    left = placeOfLeft();
    if (isBelow) window.history.back();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
