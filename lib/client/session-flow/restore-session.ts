import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { clearSession, getSession, setSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';
import { ROUTES } from '@/lib/shared/routes';

// Few devices have one, so its code is no part of the first load; where it does not load, the next page withdraws it.
async function withdrawToken(): Promise<void> {
  if (readStored(STORED.tokenSync) === null) return;
  const module = await import('@/lib/client/session-end/withdraw-synced-token').catch(() => undefined);
  module?.withdrawSyncedToken();
}

/** Queries the session if the mirror is missing. A negative answer makes a visitor, whose synced token goes as well; after an error, the next page retries. */
export async function restoreSession(): Promise<void> {
  if (getSession().state !== 'unknown') return;
  const answer = await sendToRoute<WireLoginAnswer>(ROUTES.session);
  if (getSession().state !== 'unknown') return;
  if (answer.ok) setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  else if (isSessionLost(answer)) {
    clearSession();
    await withdrawToken();
  }
}
