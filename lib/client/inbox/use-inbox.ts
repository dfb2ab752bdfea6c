import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { getInbox, refreshInbox, subscribeInbox } from '@/lib/client/inbox/inbox-store';
import type { InboxMessage } from '@/lib/shared/push/inbox';

/** Returns the messages; reads them at the start, when a message arrives, and when the page is seen again. */
export function useInbox(): readonly InboxMessage[] | undefined {
  useEffect(() => {
    const refresh = () => void refreshInbox();
    refresh();
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      worker?.removeEventListener('message', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return useSyncExternalStore(subscribeInbox, getInbox, () => undefined);
}
