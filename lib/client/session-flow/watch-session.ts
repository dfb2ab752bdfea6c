// Keeps a tab's session current: after a restart, other tabs' changes and the back button.
import 'client-only';
import { blockMemberCalls } from '@/lib/client/api/call-api';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { replacePage, wasRedirected } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { type SessionMessage, subscribeTabs } from '@/lib/client/session/session-channel';
import {
  clearSession,
  dropMirror,
  getSession,
  refreshSession,
  setSession,
} from '@/lib/client/session/session-store';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { setSigningOut } from '@/lib/client/session-end/handle-lost-session';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import type { SessionAnswer } from '@/lib/shared/calls/wire-session';
import { isSessionLost } from '@/lib/shared/errors/action-of';
import { guardOf, ROUTES } from '@/lib/shared/routes';

/** Queries the session if the mirror is missing. One that an address began counts as a login. A negative answer makes a visitor, whose synced token goes as well; an error leaves it unknown. */
export async function restoreSession(): Promise<void> {
  if (getSession().state !== 'unknown') return;
  const answer = await sendToRoute<SessionAnswer>(ROUTES.session);
  if (getSession().state !== 'unknown') return;
  if (answer.ok) {
    if (answer.value.isNew) writeStored(STORED.justSignedIn, '1');
    setSession(toSessionInfo(answer.value, getPageFacts().merchant, answer.traceId));
  } else if (isSessionLost(answer)) {
    clearSession();
    withdrawSyncedToken();
  }
}

// Read on module load: effects take a wallet session out of the address.
const { search, hash } = typeof window === 'undefined' ? { search: '', hash: '' } : window.location;
let isTried = false;

/** Runs auto-login last, once per page. Returns whether the page is being left. */
async function tryAutoLogin(): Promise<boolean> {
  if (isTried || getSession().state === 'unknown') return false;
  isTried = true;
  if (getSession().state !== 'visitor' || readStored(STORED.remembered) === null) return false;
  // If loading fails, the page stays a visitor's.
  const isLeaving = await import('@/lib/client/auth/run-auto-login')
    .then(({ runAutoLogin }) => runAutoLogin({ search, hash }))
    .catch(() => false);
  // Another tab may have signed in first.
  if (getSession().state === 'unknown') await restoreSession();
  return isLeaving;
}

/** Restores the session and makes the calls that its page owes; may run again while it is unknown. */
export async function settleSession(): Promise<void> {
  await restoreSession();
  if (await tryAutoLogin()) return;
  if (getSession().state !== 'member') return;
  const isDue = readStored(STORED.justSignedIn) === '1' || new URLSearchParams(search).has('lang');
  // If loading fails, the next page makes the calls.
  if (isDue)
    await import('./settle-member').then(({ settleMember }) => settleMember()).catch(() => undefined);
}

function onNews(news: SessionMessage): void {
  if (news === 'signed-in') {
    dropMirror();
    void settleSession();
    return;
  }
  forgetSession();
  // The site of an embedded game knows nothing of the sign-out: a member's launch page is left as well.
  // Back to such a page would only lead to its log-in.
  const place = guardOf(window.location.pathname) ?? document.querySelector('main')?.dataset.signedOut;
  if (place !== undefined) replacePage(place);
}

function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  // The cached page may be one that a sign-out left.
  blockMemberCalls(false);
  setSigningOut(false);
  refreshSession();
  void settleSession();
}

/** Starts tracking; after a redirect, the mirror is rebuilt. Returns the stop function. */
export function watchSession(): () => void {
  if (wasRedirected()) dropMirror();
  else refreshSession();
  void settleSession();
  const unsubscribe = subscribeTabs(onNews);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };
}
