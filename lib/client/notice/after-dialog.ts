import 'client-only';

/** How long the browser may take to go back; ms. */
const LIMIT_MS = 1_000;

/** Leaves the page of a dialog that is being closed, once its entry is out of the history (see closeOnBack): else one would be in the way of the other. */
export function afterDialog(leave: () => void): void {
  if (!window.history.state?.mcDialog) {
    leave();
    return;
  }
  const go = (): void => {
    clearTimeout(timer);
    window.removeEventListener('popstate', go);
    leave();
  };
  const timer = setTimeout(go, LIMIT_MS);
  window.addEventListener('popstate', go);
}
