import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { clearSession, getSession, setSession } from '@/lib/client/session/session-store';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { isSessionLost } from '@/lib/shared/errors/action-of';
import { ROUTES } from '@/lib/shared/routes';

/** Queries the session if the mirror is missing. A negative answer makes a visitor, whose synced token goes as well; after an error, the next page retries. */
export async function restoreSession(): Promise<void> {
  if (getSession().state !== 'unknown') return;
  const answer = await sendToRoute<WireLoginAnswer>(ROUTES.session);
  if (getSession().state !== 'unknown') return;
  if (answer.ok) setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  else if (isSessionLost(answer)) {
    clearSession();
    withdrawSyncedToken();
  }
}
