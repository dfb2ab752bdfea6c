// All that tells of events on a page: the delivery, and what watches for those that no part of the page tells by itself.
import 'client-only';
import { startDelivery } from '@/lib/client/track/delivery/start-delivery';
import { watchMoney } from '@/lib/client/track/money/watch-money';
import { trackVisit } from '@/lib/client/track/track-once';
import { watchLogins } from '@/lib/client/track/watch-logins';

let isStarted = false;

/** Starts it, once a page and for as long as the page lives. */
export function startTelling(): void {
  if (isStarted) return;
  isStarted = true;
  startDelivery();
  watchLogins();
  watchMoney();
  trackVisit();
}
