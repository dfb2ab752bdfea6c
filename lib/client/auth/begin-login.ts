// One login or registration at a time across tabs: waiting tabs use the session of the first.
import 'client-only';
import { withTabLock } from '@/lib/client/page/with-tab-lock';
import { getSession, refreshSession } from '@/lib/client/session/session-store';

/**
 * Begins a login or registration, and returns how to send it: under a cross-tab lock, which gives undefined instead
 * if another tab has signed in since this one began, as during its captcha.
 */
export function beginLogin() {
  const wasVisitor = getSession().state === 'visitor';
  return <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> =>
    withTabLock('login', async () =>
      wasVisitor && refreshSession().state !== 'visitor' ? undefined : call(),
    );
}
