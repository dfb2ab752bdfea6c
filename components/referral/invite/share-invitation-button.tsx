'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/notice/notice-store';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { copyText } from '@/lib/client/referral/copy-text';
import { canShare, shareLink } from '@/lib/client/referral/share-link';

type ShareButtonProps = { readonly text: string; readonly url: string };

/** Opens the device's share sheet; hidden without one. A failing sheet copies the link instead. */
export function ShareInvitationButton({ text, url }: ShareButtonProps) {
  const t = useTranslations('referral');
  const isHydrated = useHydrated();
  if (!isHydrated || !canShare()) return null;
  async function share(): Promise<void> {
    if (await shareLink({ text, url })) return;
    const isCopied = await copyText(url);
    showToast({ text: t(isCopied ? 'linkCopied' : 'copyFailed') });
  }
  return (
    <ActionButton look="quiet" onClick={() => void share()}>
      <Icon name="share" size="small" />
      {t('share')}
    </ActionButton>
  );
}
