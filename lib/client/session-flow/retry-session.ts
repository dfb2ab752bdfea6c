import 'client-only';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { settleSession } from '@/lib/client/session-flow/watch-session';
import { watchConnection } from '@/lib/client/worker/watch-connection';

async function isKnownNow(): Promise<boolean> {
  await settleSession();
  return getSession().state !== 'unknown';
}

/** Requests an unknown session again as watchConnection polls, until it is known; each time it becomes unknown. Returns the stop function. */
export function retrySession(): () => void {
  let stop: (() => void) | undefined;
  const update = (): void => {
    const isUnknown = getSession().state === 'unknown';
    if (isUnknown) stop ??= watchConnection(() => undefined, isKnownNow);
    else {
      stop?.();
      stop = undefined;
    }
  };
  const unsubscribe = subscribeSession(update);
  update();
  return () => {
    unsubscribe();
    stop?.();
  };
}
