// Customer service tasks of a page; loads 500 ms after start to keep the first load small.
import 'client-only';
import { loadChat } from '@/lib/client/service/chat-object';
import { watchAppBadge } from '@/lib/client/service/watch-app-badge';
import { watchIdentity } from '@/lib/client/service/watch-identity';
import { watchUnread } from '@/lib/client/service/watch-unread';

/** Starts widget, identity, unread count and badge. Returns the stop function. */
export function startService(): () => void {
  void loadChat();
  const stops = [watchIdentity(), watchUnread(), watchAppBadge()];
  return () => {
    for (const stop of stops) stop();
  };
}
