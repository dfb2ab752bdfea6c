'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { InvitationKind } from '@/components/referral/invite/invitation-kind';
import { useCall } from '@/lib/client/api/use-call';
import { country } from '@/lib/shared/calls/system-table';
import { formatAmount } from '@/lib/shared/money/format-amount';
import styles from './invitation.module.css';

type InviteFiguresProps = {
  readonly invited?: number;
  readonly reward?: number;
  readonly kind: InvitationKind;
};

/** The reward in the merchant's currency; empty until the currency is known: a figure must not change under the eye. */
function useReward(reward: number | undefined): string {
  const tag = useLocale();
  const { value, isLoaded, failure } = useCall(country);
  if (!isLoaded && !failure) return '';
  return formatAmount(reward, { currency: value?.currency, tag });
}

/** How many came by the link and what it has brought; a figure that is missing is left out (WIRE §4). */
export function InviteFigures({ invited, reward, kind }: InviteFiguresProps) {
  const t = useTranslations('referral');
  const tag = useLocale();
  const amount = useReward(reward);
  if (invited === undefined && reward === undefined) return null;
  return (
    <dl className={styles.figures}>
      {invited !== undefined && (
        <div className={styles.figure}>
          <dt className={styles.label}>{t(kind === 'agent' ? 'agentInvited' : 'invited')}</dt>
          <dd className={styles.number}>{new Intl.NumberFormat(tag).format(invited)}</dd>
        </div>
      )}
      {reward !== undefined && (
        <div className={styles.figure}>
          <dt className={styles.label}>{t('reward')}</dt>
          <dd className={styles.number}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
