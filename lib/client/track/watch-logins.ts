// Tracks logins; the login page only stores a mark, to keep its first load small.
import 'client-only';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';
import { toEpochMs } from '@/lib/shared/to-epoch-ms';

function trackLogin(): void {
  const mark = readStored(STORED.loginDue);
  const { state } = getSession();
  if (mark === null || state === 'unknown') return;
  removeStored(STORED.loginDue);
  // A session lost again is no login.
  if (state === 'member') trackEvent('login', {}, { time: toEpochMs(Number(mark)) || undefined });
}

/** Tracks a login once its member is known, with its original time. Returns the stop function. */
export function watchLogins(): () => void {
  trackLogin();
  return subscribeSession(trackLogin);
}
