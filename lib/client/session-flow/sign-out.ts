import 'client-only';
import { blockMemberCalls, callApi } from '@/lib/client/api/call-api';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { disableAutoSelect } from '@/lib/client/one-tap/google-identity';
import { leaveTo } from '@/lib/client/page/leave-page';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { setSigningOut } from '@/lib/client/session-end/handle-lost-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { deleteCachedPages } from '@/lib/client/worker/delete-cached-pages';
import { logout } from '@/lib/shared/calls/session-table';
import { ROUTES, toHref } from '@/lib/shared/routes';

const FORGET_LIMIT_MS = 1_000;
const PUSH_LIMIT_MS = 1_500;

/** Ends push while the session is valid, within a time limit; nothing to end without permission or token. */
async function endPush(): Promise<void> {
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (!isAllowed && readStored(STORED.pushToken) === null) return;
  const leaving = import('@/lib/client/push/unsubscribe-push').then(({ unsubscribePush }) =>
    unsubscribePush(),
  );
  await withTimeLimit(leaving, PUSH_LIMIT_MS);
}

/** Signs out, drops the remembered login and leaves for home. The API proxy closes the session whatever the
 * provider answers. If no answer arrives, the page stays signed in and the failure is returned. */
export async function signOut(): Promise<Awaited<ReturnType<typeof callApi>>> {
  setSigningOut(true);
  await endPush();
  // In parallel: an unloading page deletes nothing.
  const forgotten = deleteCachedPages();
  blockMemberCalls(true);
  const answer = await callApi(logout);
  if (!answer.ok && answer.status === 0) {
    blockMemberCalls(false);
    setSigningOut(false);
    return answer;
  }
  forgetSession();
  for (const item of [STORED.payments, STORED.movementsSeen, STORED.feedbackDraft]) removeStored(item);
  dropRemembered();
  storeAutoLoginChoice(false);
  disableAutoSelect();
  notifyTabs('signed-out');
  await withTimeLimit(forgotten, FORGET_LIMIT_MS);
  leaveTo(toHref(ROUTES.home, {}, new URLSearchParams(window.location.search)));
  return answer;
}
