import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';

/** Hides the banner on this page and before first paint on later ones. */
export function closeBanner(): void {
  writeStored(STORED.referralBanner, '1');
  document.documentElement.dataset.referralBanner = 'closed';
}
