// Sees whether a page view says where the visitor comes from; what is done about it loads then.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

/** Has the address of this page kept: every address with a query, and the first hit in any case. Never throws. */
export function trackLanding(): void {
  const { search } = window.location;
  if (search === '' && readStored(STORED.regInfo) !== null) return;
  import('@/lib/client/attribution/store-landing').then(
    ({ storeLanding }) => storeLanding(search),
    () => undefined,
  );
}
