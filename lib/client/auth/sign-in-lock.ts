// One login or registration at a time across tabs: waiting tabs use the session of the first.
import 'client-only';
import { leaveTo } from '@/lib/client/page/leave-page';
import { withTabLock } from '@/lib/client/page/with-tab-lock';
import { getSession, refreshSession } from '@/lib/client/session/session-store';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';

/** Leaves for the page after login when another tab has signed in. */
export function leaveSignedIn(): void {
  leaveTo(afterLoginHref(new URLSearchParams(window.location.search)));
}

/** Runs the call under a cross-tab lock; gives undefined instead if another tab has signed in. */
export function withLoginLock<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  const wasVisitor = getSession().state === 'visitor';
  return withTabLock('way-in', async () =>
    wasVisitor && refreshSession().state !== 'visitor' ? undefined : call(),
  );
}
