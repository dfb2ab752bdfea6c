'use client';

import { Icon } from '@/components/ui/icon/icon';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';

/** Hides the banner on this page and before first paint on later ones. */
export function closeBanner(): void {
  writeStored(STORED.referralBanner, '1');
  document.documentElement.dataset.referralBanner = 'closed';
}

/** Closes the referral banner for this browser session. */
export function BannerClose({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <button aria-label={label} className={className} onClick={closeBanner} type="button">
      <Icon name="close" size="small" />
    </button>
  );
}
