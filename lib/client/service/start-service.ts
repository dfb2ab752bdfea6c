// All of customer service that runs beside a page; loaded 500 ms after the start, so that it costs the first load nothing.
import 'client-only';
import { loadChat } from '@/lib/client/service/chat-object';
import { watchAppBadge } from '@/lib/client/service/watch-app-badge';
import { watchIdentity } from '@/lib/client/service/watch-identity';
import { watchUnread } from '@/lib/client/service/watch-unread';

/** Starts the widget, its identity, the count and the badge; returns the way to stop. */
export function startService(): () => void {
  void loadChat();
  const stops = [watchIdentity(), watchUnread(), watchAppBadge()];
  return () => {
    for (const stop of stops) stop();
  };
}
