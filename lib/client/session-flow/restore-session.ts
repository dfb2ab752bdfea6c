import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { clearSession, getSession, setSession } from '@/lib/client/session/session-store';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { TIMING } from '@/lib/shared/constants';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';
import { ROUTES } from '@/lib/shared/routes';

const REQUEST = {
  url: ROUTES.session,
  path: ROUTES.session,
  query: '',
  method: 'GET',
  headers: { Accept: 'application/json' },
} as const;

/** Queries the session if the mirror is missing. A negative answer makes a visitor; after an error, the next page retries. */
export async function restoreSession(): Promise<void> {
  if (getSession().state !== 'unknown') return;
  const answer = await sendRequest<WireLoginAnswer>(REQUEST, { timeoutMs: TIMING.requestTimeoutMs });
  if (getSession().state !== 'unknown') return;
  if (answer.ok) setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  else if (isSessionLost(answer)) clearSession();
}
