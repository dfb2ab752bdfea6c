// The count on the installed app's icon, where the platform has one (B16).
import 'client-only';
import { getUnread, subscribeUnread } from '@/lib/client/service/unread-store';

function showBadge(): void {
  const count = getUnread();
  // Refused where the app is not installed, or the player has said no to it: then there is simply no badge.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Keeps the badge in step with the unread messages; a logout clears it (B16). Returns the way to stop. */
export function watchAppBadge(): () => void {
  showBadge();
  return subscribeUnread(showBadge);
}
