'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import { Region } from '@/components/member/region';
import { CopyField } from '@/components/referral/invite/copy-field';
import type { InvitationKind } from '@/components/referral/invite/invitation-kind';
import { InviteStats } from '@/components/referral/invite/invite-stats';
import { MessengerLinks } from '@/components/referral/invite/messenger-links';
import { QrPicture } from '@/components/referral/invite/qr-picture';
import { ShareInvitationButton } from '@/components/referral/invite/share-invitation-button';
import { useCall } from '@/lib/client/data/use-call';
import { referral } from '@/lib/shared/calls/member-table';
import { parseReferral, type Referral } from '@/lib/shared/referral/parse-referral';
import styles from './invitation.module.css';
import { InvitationSkeleton } from './invitation-skeleton';

type InvitationCardProps = { readonly brandName: string; readonly kind: InvitationKind };
type PartsProps = InvitationCardProps & { readonly invitation: Referral };

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
