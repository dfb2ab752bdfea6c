// Handles a session that the server has ended, once, however many calls report it.
import 'client-only';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { forgetSession } from '@/lib/client/session-end/forget-session';

let lost = false;
let leaving = false;

/** Marks a sign-out in progress: calls in flight lose the session, which is expected. */
export function setSigningOut(expected: boolean): void {
  leaving = expected;
}

/** Removes the session in all tabs. Returns true once: only then the login prompt shows. */
export function handleLostSession(): boolean {
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
