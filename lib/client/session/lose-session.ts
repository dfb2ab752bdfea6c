// The server says that the session is gone: forgotten once, however many calls say so together (X6, ruling 26).
import 'client-only';
import { forgetSession } from '@/lib/client/session/forget-session';
import { tellTabs } from '@/lib/client/session/session-channel';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';

let lost = false;

/**
 * Forgets the session on the page and in the other tabs. True the first time, false until a new session begins: the caller
 * shows the login prompt on true alone (X6).
 */
export function loseSession(): boolean {
  if (lost) return false;
  lost = true;
  forgetSession();
  tellTabs('signed-out');
  const stop = subscribeSession(() => {
    if (getSession().state !== 'member') return;
    lost = false;
    stop();
  });
  return true;
}
