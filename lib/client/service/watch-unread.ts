import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { setUnread } from '@/lib/client/service/unread-store';
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
