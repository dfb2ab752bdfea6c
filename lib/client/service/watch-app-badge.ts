import 'client-only';
import { getUnreadNews, subscribeUnreadNews } from '@/lib/client/app-badge/unread-news';
import { getUnread, subscribeUnread } from '@/lib/client/service/unread-store';

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
