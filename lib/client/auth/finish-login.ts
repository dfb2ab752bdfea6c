// What follows every successful login, whichever way it was made.
import 'client-only';
import { settleRemembered } from '@/lib/client/auth/remember/settle-remembered';
import { leaveTo } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { setSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { afterLoginHref, forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import { isChangeForced } from '@/lib/shared/auth/forced-change';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { Success } from '@/lib/shared/calls/envelope';
import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/** How the login was made, and the merchant's rule on expired passwords. */
export type LoginContext = {
  readonly type: LoginType;
  readonly isExpiryForced: boolean;
  /** The session is that of an account made just now: told as a registration, and as no login besides. */
  readonly isNew?: boolean;
  /**
   * What to remember of it: the record is kept where the relay gave one. `null` is the player's no, which drops the record and
   * switches auto-login off; left out, the record of an earlier login stays as it is.
   */
  readonly remember?: RememberWish | null;
};

/**
 * Makes the page a member's: stores the mirror, the first-login flag and the remembered login, and tells the other tabs.
 * True when the password must be changed next. The page that follows, or stays, makes the calls of a login.
 */
export function openOnPage(answer: Success<WireLoginAnswer>, context: LoginContext): boolean {
  // Before the session: who watches it tells the login.
  if (!context.isNew) writeStored(STORED.loginDue, String(Date.now()));
  setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  if (answer.value.firstTimeLogin === true) writeStored(STORED.firstLogin, '1');
  settleRemembered(context.remember, answer.value);
  writeStored(STORED.justSignedIn, '1');
  notifyTabs('signed-in');
  return isChangeForced(answer.value, context);
}

/**
 * Ends every login or registration that was made by hand: the page becomes a member's, and is left by a full navigation (so that
 * the gate sees the cookie) for the forced change, for `go`, or for home.
 */
export function finishLogin(answer: Success<WireLoginAnswer>, context: LoginContext): void {
  const query = new URLSearchParams(window.location.search);
  leaveTo(openOnPage(answer, context) ? forcedChangeHref(query) : afterLoginHref(query));
}
