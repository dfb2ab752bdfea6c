'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import { Region } from '@/components/member/region';
import { CopyField } from '@/components/referral/invite/copy-field';
import { type InvitationKind, InviteStats } from '@/components/referral/invite/invite-stats';
import { MessengerLinks } from '@/components/referral/invite/messenger-links';
import { QrPicture } from '@/components/referral/invite/qr-picture';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { useCall } from '@/lib/client/data/use-call';
import { showToast } from '@/lib/client/notice/notice-store';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { canShare, shareAddress } from '@/lib/client/share/share-address';
import { referral } from '@/lib/shared/calls/member-table';
import type { Share } from '@/lib/shared/referral/messengers';
import { parseReferral, type Referral } from '@/lib/shared/referral/parse-referral';
import styles from './invitation.module.css';
import { InvitationSkeleton } from './invitation-skeleton';

type InvitationCardProps = { readonly brandName: string; readonly kind: InvitationKind };
type PartsProps = InvitationCardProps & { readonly invitation: Referral };

/** Opens the device's share sheet; hidden without one. A failing sheet copies the link instead. */
function ShareInvitationButton(invitation: Share) {
  const t = useTranslations('referral');
  const isHydrated = useHydrated();
  if (!isHydrated || !canShare()) return null;
  async function share(): Promise<void> {
    const outcome = await shareAddress(invitation);
    if (outcome === 'copied') showToast({ text: t('linkCopied') });
    if (outcome === 'refused') showToast({ text: t('copyFailed') });
  }
  return (
    <ActionButton look="quiet" onClick={() => void share()}>
      <Icon name="share" size="small" />
      {t('share')}
    </ActionButton>
  );
}

function Parts({ invitation, brandName, kind }: PartsProps) {
  const t = useTranslations('referral');
  const { link, code, invited, reward } = invitation;
  if (link === undefined && code === undefined)
    return <EmptyNote text={t('emptyText')} title={t('emptyTitle')} />;
  return (
    <div className={styles.parts}>
      <InviteStats invited={invited} kind={kind} reward={reward} />
      {link !== undefined && (
        <>
          <CopyField
            copiedLabel={t('linkCopied')}
            copyLabel={t('copyLink')}
            isMain
            label={t('yourLink')}
            text={link}
          >
            <ShareInvitationButton text={t('shareText', { brand: brandName })} url={link} />
          </CopyField>
          <MessengerLinks text={t('shareText', { brand: brandName })} url={link} />
          <QrPicture link={link} />
        </>
      )}
      {code !== undefined && (
        <CopyField
          copiedLabel={t('codeCopied')}
          copyLabel={t('copyCode')}
          label={t('yourCode')}
          text={code}
        />
      )}
    </div>
  );
}

/** A member's invitation: link, code, QR code and statistics, each only if the call returned it. */
export function InvitationCard({ brandName, kind }: InvitationCardProps) {
  const t = useTranslations('referral');
  const state = useCall(referral);
  return (
    <Region
      skeleton={<InvitationSkeleton />}
      state={state}
      title={t(kind === 'agent' ? 'yourPartnership' : 'yourInvitation')}
    >
      {(value) => <Parts brandName={brandName} invitation={parseReferral(value)} kind={kind} />}
    </Region>
  );
}
