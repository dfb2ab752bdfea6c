// Keeps a tab's session true: rebuilt after a restart, told by other tabs, looked at again after the back button.
import 'client-only';
import { endCalls } from '@/lib/client/api/call-api';
import { loadAfterLogin } from '@/lib/client/auth/load-after-login';
import { leaveTo, wasRedirected } from '@/lib/client/page/leave-page';
import { type SessionNews, subscribeTabs } from '@/lib/client/session/session-channel';
import { dropMirror, getSession, refreshSession } from '@/lib/client/session/session-store';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { expectLoss } from '@/lib/client/session-end/lose-session';
import { restoreSession } from '@/lib/client/session-flow/restore-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { guardOf } from '@/lib/shared/routes';

// Read when the code arrives, before any effect: a wallet's session is taken out of the address first thing.
const { search, hash } = typeof window === 'undefined' ? { search: '', hash: '' } : window.location;
let isTried = false;

/** Auto-login comes last, after a provider's return, a query token and the cookie, and once a page. True when the page is being left. */
async function tryAutoLogin(): Promise<boolean> {
  if (isTried) return false;
  isTried = true;
  if (getSession().state !== 'visitor' || readStored(STORED.remembered) === null) return false;
  // Without its code the page stays a visitor's, as without a record.
  const isLeaving = await import('@/lib/client/auth/run-auto-login')
    .then(({ runAutoLogin }) => runAutoLogin({ search, hash }))
    .catch(() => false);
  // Another tab was faster: its session is ours.
  if (getSession().state === 'unknown') await restoreSession();
  return isLeaving;
}

async function settle(): Promise<void> {
  if (getSession().state === 'unknown') await restoreSession();
  if (await tryAutoLogin()) return;
  if (getSession().state === 'member') await loadAfterLogin();
}

function onNews(news: SessionNews): void {
  if (news === 'signed-in') {
    dropMirror();
    void settle();
    return;
  }
  forgetSession();
  const guard = guardOf(window.location.pathname);
  if (guard !== undefined) leaveTo(guard);
}

function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  // It may be the page that a sign-out left.
  endCalls(false);
  expectLoss(false);
  refreshSession();
  void settle();
}

/** Starts watching; returns the way to stop. A page that came by a redirect asks anew: its token may be another's. */
export function watchSession(): () => void {
  if (wasRedirected()) dropMirror();
  else refreshSession();
  void settle();
  const deafen = subscribeTabs(onNews);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    deafen();
    window.removeEventListener('pageshow', onPageShow);
  };
}
