// Looks whether the network is back, by itself and when asked to.
import 'client-only';
import { isReachable } from '@/lib/client/api/site/is-reachable';
import { waitBeforeTry } from '@/lib/shared/worker/wait-before-try';

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/**
 * Calls `onBack` once, as soon as the site can be reached again: asked at first after 3 s (10 s after a reload), then ever more rarely, at least every
 * 30 s, at once when the browser or the visitor comes back, and never while the page is hidden. Returns the way to stop.
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', lookAnew);
    document.removeEventListener('visibilitychange', look);
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(look, waitBeforeTry(tries, wasReloaded()));
    tries += 1;
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return plan();
    void isReachable().then((isBack) => {
      if (isOver) return;
      if (!isBack) return plan();
      stop();
      onBack();
    });
  };
  // The browser may say so a moment too early: then the waits begin anew.
  const lookAnew = () => {
    tries = 0;
    look();
  };
  window.addEventListener('online', lookAnew);
  document.addEventListener('visibilitychange', look);
  plan();
  return stop;
}
