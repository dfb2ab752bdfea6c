// One way in at a time over all tabs: a tab that waited for another one's login or registration is signed in by it.
import 'client-only';
import { leaveTo } from '@/lib/client/page/leave-page';
import { inTurn } from '@/lib/client/page/take-turns';
import { getSession, refreshSession } from '@/lib/client/session/session-store';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';

/** Leaves for where a login leads, signed in by another tab. */
export function leaveSignedIn(): void {
  leaveTo(afterLoginHref(new URLSearchParams(window.location.search)));
}

/**
 * Makes the call of a login or registration once no other tab is at one. Undefined for a visitor who has become a member meanwhile: there is nothing
 * left to call, so that no second account is made and no second session opened.
 */
export function takeWayIn<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  const wasVisitor = getSession().state === 'visitor';
  return inTurn('way-in', async () =>
    wasVisitor && refreshSession().state !== 'visitor' ? undefined : call(),
  );
}
