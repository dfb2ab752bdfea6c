// What follows every successful login, whichever way it was made (SPEC §4; A6, A7, A9, A15).
import 'client-only';
import { leaveTo } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { tellTabs } from '@/lib/client/session/session-channel';
import { setSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { afterLoginHref, forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import { isChangeForced } from '@/lib/shared/auth/forced-change';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { Success } from '@/lib/shared/calls/envelope';
import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/** How the login was made, and the merchant's rule on expired passwords. */
export type LoginContext = { readonly type: LoginType; readonly isExpiryForced: boolean };

/**
 * Stores the mirror and the first-login flag, tells the other tabs, and leaves by a full navigation (so that the gate sees the
 * cookie) to the forced change, to `go`, or home (A6, A7). The next page makes the calls that follow a login (A15).
 */
export function finishLogin(answer: Success<WireLoginAnswer>, context: LoginContext): void {
  setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  if (answer.value.firstTimeLogin === true) writeStored(STORED.firstLogin, '1');
  writeStored(STORED.justSignedIn, '1');
  tellTabs('signed-in');
  const query = new URLSearchParams(window.location.search);
  leaveTo(isChangeForced(answer.value, context) ? forcedChangeHref(query) : afterLoginHref(query));
}
