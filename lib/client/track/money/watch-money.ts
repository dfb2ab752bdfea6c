// Money movements that reach this page: by message from a trusted window, or in the address of a return.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import { watchMoneyOwners } from '@/lib/client/track/money/money-owner';
import { reportMoney, reportMovement } from '@/lib/client/track/money/report-money';
import { takeMoney } from '@/lib/shared/track/money/money-return';
import { parseUrl } from '@/lib/shared/url/parse-url';
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

// The browser names the sender, so that a link from elsewhere counts for nothing.
function senderOf(): string | undefined {
  const origin = parseUrl(document.referrer)?.origin;
  if (origin === undefined || origin === window.location.origin) return undefined;
  const isLaunched = origin === readStored(STORED.launchedOrigin);
  return isLaunched || parseTrustedUrl(origin, getTrackFacts().trustedHosts) ? origin : undefined;
}

/** Reports the movement with which a redirected game or a cashier sent the player back, once, and takes it out of the address. */
export function takeMoneyReturn(): void {
  const taken = takeMoney(window.location.href);
  if (!taken) return;
  window.history.replaceState(window.history.state, '', taken.rest);
  const sender = senderOf();
  if (sender !== undefined && taken.message) void reportMovement(sender, taken.message);
}
