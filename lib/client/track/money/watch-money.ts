// Listens to cashiers of the merchant's trusted hosts alone.
import 'client-only';
import { reportMoney } from '@/lib/client/track/money/tell-money';
import { getTrackFacts } from '@/lib/client/track/track-facts';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** A frame that stands in this page, or a window that this page opened. Both properties may be read across origins. */
function isOurs(source: MessageEventSource | null): boolean {
  if (source === null || source === window || !('parent' in source)) return false;
  return source.parent === source ? source.opener === window : source.parent === window;
}

function onMessage(event: MessageEvent): void {
  const { source, origin } = event;
  if (!isOurs(source) || parseTrustedUrl(origin, getTrackFacts().trustedHosts) === undefined) return;
  void reportMoney(event);
}

/** Starts to hear; returns the way to stop. The frame of a game is heard where it stands (watch-game). */
export function watchMoney(): () => void {
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
