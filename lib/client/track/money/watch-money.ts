import 'client-only';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import { watchMoneyOwners } from '@/lib/client/track/money/money-owner';
import { reportMoney } from '@/lib/client/track/money/report-money';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** A frame of this page or a window it opened. Both properties are readable across origins. */
function isOurs(source: MessageEventSource | null): boolean {
  if (source === null || source === window || !('parent' in source)) return false;
  return source.parent === source ? source.opener === window : source.parent === window;
}

function onMessage(event: MessageEvent): void {
  const { source, origin } = event;
  if (!isOurs(source) || parseTrustedUrl(origin, getTrackFacts().trustedHosts) === undefined) return;
  void reportMoney(event);
}

/** Starts listening; watch-game covers the game's frame. Returns the stop function. */
export function watchMoney(): () => void {
  window.addEventListener('message', onMessage);
  const stop = watchMoneyOwners();
  return () => {
    window.removeEventListener('message', onMessage);
    stop();
  };
}
