// Customer service tasks of a page; loads 500 ms after start to keep the first load small.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getUnreadNews, subscribeUnreadNews } from '@/lib/client/app-badge/unread-news';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { loadChat } from '@/lib/client/service/chat-object';
import { getUnread, setUnread, subscribeUnread } from '@/lib/client/service/unread-store';
import { watchIdentity } from '@/lib/client/service/watch-identity';
import { getSession, getSessionHandle, subscribeSession } from '@/lib/client/session/session-store';
import { chatUnread } from '@/lib/shared/calls/service-table';
import { toNumber } from '@/lib/shared/calls/wire-value';

const POLL_MS = 60_000;

async function refresh(): Promise<void> {
  if (getSession().state !== 'member') {
    setUnread(0);
    return;
  }
  if (document.visibilityState !== 'visible') return;
  const handle = getSessionHandle();
  const answer = await callApi(chatUnread);
  if (handle !== getSessionHandle()) return;
  if (answer.ok) setUnread(toNumber(answer.value?.count));
  else handleFailure(answer, { silent: true });
}

/** Polls now, each minute, on visibility and on session changes. Returns the stop function. */
export function watchUnread(): () => void {
  let handle = getSessionHandle();
  const poll = () => void refresh();
  const timer = setInterval(poll, POLL_MS);
  const unsubscribe = subscribeSession(() => {
    if (handle === getSessionHandle()) return;
    handle = getSessionHandle();
    poll();
  });
  document.addEventListener('visibilitychange', poll);
  poll();
  return () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', poll);
  };
}

function showBadge(): void {
  const count = getUnread() + getUnreadNews();
  // Rejects if the app is not installed or permission is missing: no badge then.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Keeps the badge equal to unread messages and announcements. Returns the stop function. */
export function watchAppBadge(): () => void {
  showBadge();
  const stops = [subscribeUnread(showBadge), subscribeUnreadNews(showBadge)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Starts widget, identity, unread count and badge. Returns the stop function. */
export function startService(): () => void {
  void loadChat();
  const stops = [watchIdentity(), watchUnread(), watchAppBadge()];
  return () => {
    for (const stop of stops) stop();
  };
}
