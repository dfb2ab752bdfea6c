// The server says that the session is gone: forgotten once, however many calls say so together.
import 'client-only';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { forgetSession } from '@/lib/client/session-end/forget-session';

let lost = false;
let leaving = false;

/** Says that the player is signing out: calls still under way will lose the session, and that is no news to him. */
export function expectLoss(expected: boolean): void {
  leaving = expected;
}

/**
 * Forgets the session on the page and in the other tabs. True the first time, false until a new session
 * begins, and during the player's own sign-out: the caller
 * shows the login prompt on true alone.
 */
export function loseSession(): boolean {
  if (lost || leaving) return false;
  lost = true;
  forgetSession();
  notifyTabs('signed-out');
  const stop = subscribeSession(() => {
    if (getSession().state !== 'member') return;
    lost = false;
    stop();
  });
  return true;
}
