'use client';

import { Icon } from '@/components/ui/icon/icon';
import { closeBanner } from '@/lib/client/referral/close-banner';

/** Closes the referral banner for this browser session. */
export function BannerClose({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <button aria-label={label} className={className} onClick={closeBanner} type="button">
      <Icon name="close" size="small" />
    </button>
  );
}
