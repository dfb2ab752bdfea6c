import 'client-only';
import { startDelivery } from '@/lib/client/track/delivery/start-delivery';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import { takeMoneyReturn, watchMoney } from '@/lib/client/track/money/watch-money';
import { watchPayments } from '@/lib/client/track/money/watch-payments';
import { trackVisit } from '@/lib/client/track/track-once';
import { watchLogins } from '@/lib/client/track/watch-logins';

let isStarted = false;

/** Starts them once, for the life of the page. */
export function startTracking(): void {
  if (isStarted) return;
  isStarted = true;
  startDelivery();
  watchLogins();
  watchMoney();
  takeMoneyReturn();
  if (getTrackFacts().hasPayments) watchPayments();
  trackVisit();
}
