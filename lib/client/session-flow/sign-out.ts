// The player signs out: this tab, every other tab, and the server.
import 'client-only';
import { callApi, endCalls } from '@/lib/client/api/call-api';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { disableAutoSelect } from '@/lib/client/one-tap/google-identity';
import { leaveTo } from '@/lib/client/page/leave-page';
import { within } from '@/lib/client/page/within';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { expectLoss } from '@/lib/client/session-end/lose-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { forgetPages } from '@/lib/client/worker/forget-pages';
import { logout } from '@/lib/shared/calls/session-table';
import { ROUTES, toHref } from '@/lib/shared/routes';

const FORGET_LIMIT_MS = 1_000;
const PUSH_LIMIT_MS = 1_500;

/** Push goes while the session still stands, and delays the logout for a moment at most. Without a permission there is nothing to end. */
async function endPush(): Promise<void> {
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (!isAllowed && readStored(STORED.pushToken) === null) return;
  const leaving = import('@/lib/client/push/leave-push').then(({ leavePush }) => leavePush());
  await within(leaving, PUSH_LIMIT_MS);
}

/**
 * Signs out and leaves for the home page. Whatever the provider answers, the relay closes the session, so the
 * page forgets it too, and the remembered login with it: who leaves by choice is not signed in again. Ends without leaving only when no answer came at all: the cookie may still stand, and a
 * player who believes to be out must be out. The failure is handed back for the caller to show.
 */
export async function signOut(): Promise<Awaited<ReturnType<typeof callApi>>> {
  expectLoss(true);
  await endPush();
  // Beside the call: a page that is being left no longer deletes anything.
  const forgotten = forgetPages();
  endCalls(true);
  const answer = await callApi(logout);
  if (!answer.ok && answer.status === 0) {
    endCalls(false);
    expectLoss(false);
    return answer;
  }
  forgetSession();
  dropRemembered();
  storeAutoLoginChoice(false);
  disableAutoSelect();
  notifyTabs('signed-out');
  await within(forgotten, FORGET_LIMIT_MS);
  leaveTo(toHref(ROUTES.home, {}, new URLSearchParams(window.location.search)));
  return answer;
}
