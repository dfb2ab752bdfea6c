// Tells of logins: the page that makes one leaves a mark alone, since it is left at once and its first load is dear.
import 'client-only';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';

function tellLogin(): void {
  const mark = readStored(STORED.loginDue);
  const { state } = getSession();
  if (mark === null || state === 'unknown') return;
  removeStored(STORED.loginDue);
  // A session that was lost again is no login.
  if (state === 'member') trackEvent('login', {}, { time: Number(mark) || undefined });
}

/** Tells a login as soon as its member is known, here or on the page it led to, with the moment it was made; returns the way to stop. */
export function watchLogins(): () => void {
  tellLogin();
  return subscribeSession(tellLogin);
}
