// One login or registration at a time across tabs: waiting tabs use the session of the first.
import 'client-only';
import { withTabLock } from '@/lib/client/page/with-tab-lock';
import { getSession, refreshSession } from '@/lib/client/session/session-store';

/** Runs the call under a cross-tab lock; gives undefined instead if another tab has signed in. */
export function withLoginLock<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  const wasVisitor = getSession().state === 'visitor';
  return withTabLock('login', async () =>
    wasVisitor && refreshSession().state !== 'visitor' ? undefined : call(),
  );
}
