import 'client-only';
import { isReachable } from '@/lib/client/api/site/is-reachable';
import { waitBeforeTry } from '@/lib/shared/worker/wait-before-try';

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** Calls `onBack` once the site is reachable, or what else `isBackNow` asks for, which must not throw: polls
 * after 3 s (10 s after a reload), backing off to 30 s, at once on `online` or visibility, never while hidden.
 * Returns the stop function. */
export function watchConnection(onBack: () => void, isBackNow = isReachable): () => void {
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
    void isBackNow().then((isBack) => {
      if (isOver) return;
      if (!isBack) return plan();
      stop();
      onBack();
    });
  };
  // `online` may fire too early: the backoff restarts.
  const lookAnew = () => {
    tries = 0;
    look();
  };
  window.addEventListener('online', lookAnew);
  document.addEventListener('visibilitychange', look);
  plan();
  return stop;
}
