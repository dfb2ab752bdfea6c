// The steps after every successful login, for all sign-in methods.
import 'client-only';
import { storeEntryNote } from '@/lib/client/auth/entry-note';
import { storeFirstLogin } from '@/lib/client/auth/first-login';
import { leaveEntry, queryWithGo } from '@/lib/client/auth/leave-entry';
import { storeRemembered } from '@/lib/client/auth/remember/store-remembered';
import { takeGo } from '@/lib/client/auth/stored-go';
import { replacePage } from '@/lib/client/page/leave-page';
import { getOffFeatures, getPageFacts } from '@/lib/client/page/page-facts';
import { findUnderlyingPage } from '@/lib/client/page/underlying-page';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { setSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import { isChangeForced, isExpiryDue } from '@/lib/shared/auth/forced-change';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { Success } from '@/lib/shared/calls/envelope';
import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toFlag } from '@/lib/shared/calls/wire-value';
import { ROUTES } from '@/lib/shared/routes';

/** The kind of login, and the merchant's rule on expired passwords. */
export type LoginContext = {
  readonly type: LoginType;
  readonly isExpiryForced: boolean;
  /** The account is new: a registration event replaces the login event. */
  readonly isNew?: boolean;
  /** What to remember: `null` drops the record and turns auto-login off; undefined changes nothing. */
  readonly remember?: RememberWish | null;
};

/** Stores session mirror, flags and remembered login, and notifies other tabs. Returns whether a password
 * change is forced: never where the merchant has no call for it. */
export function openMemberSession(answer: Success<WireLoginAnswer>, context: LoginContext): boolean {
  // Written before setSession, whose subscribers report the login.
  if (!context.isNew) writeStored(STORED.loginDue, String(Date.now()));
  setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  if (toFlag(answer.value.firstTimeLogin) || context.isNew) storeFirstLogin();
  storeRemembered(context.remember, answer.value);
  writeStored(STORED.justSignedIn, '1');
  notifyTabs('signed-in');
  const isChangeDue = isChangeForced(answer.value, context) && !getOffFeatures().includes('changePassword');
  if (isChangeDue) storeEntryNote(isExpiryDue(answer.value, context) ? 'expired' : 'default');
  return isChangeDue;
}

/** Returns where `go` leads that was stored: for a new account, or where no page lies under the log-in and its address names no `go`, good or bad. */
function takeDestination(isNew: boolean | undefined): string | undefined {
  const go = takeGo();
  if (isNew) return go ?? ROUTES.home;
  const isNamed = new URLSearchParams(window.location.search).has('go');
  return isNamed || findUnderlyingPage() !== undefined ? undefined : go;
}

/** Leaves a log-in page by a full navigation: to the forced password change, which leads on there, to `go`, else the page before; a new account's way is home. */
export function leaveAsMember(isChangeDue: boolean, { isNew }: Pick<LoginContext, 'isNew'>): void {
  const destination = takeDestination(isNew);
  if (isChangeDue) replacePage(forcedChangeHref(queryWithGo(destination ?? findUnderlyingPage())));
  else leaveEntry(destination);
}

/** Ends a manual login: opens the session and leaves the page. */
export function finishLogin(answer: Success<WireLoginAnswer>, context: LoginContext): void {
  leaveAsMember(openMemberSession(answer, context), context);
}
