// The count on the installed app's icon, where the platform has one.
import 'client-only';
import { getUnreadNews, subscribeUnreadNews } from '@/lib/client/app-badge/unread-news';
import { getUnread, subscribeUnread } from '@/lib/client/service/unread-store';

function showBadge(): void {
  const count = getUnread() + getUnreadNews();
  // Refused where the app is not installed, or the player has said no to it: then there is simply no badge.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Keeps the badge in step with the unread messages and announcements; a logout takes the messages off it. Returns the way to stop. */
export function watchAppBadge(): () => void {
  showBadge();
  const stops = [subscribeUnread(showBadge), subscribeUnreadNews(showBadge)];
  return () => {
    for (const stop of stops) stop();
  };
}
