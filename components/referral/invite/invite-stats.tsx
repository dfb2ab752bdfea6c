'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RisingAmount } from '@/components/ui/amount/rising-amount';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import styles from './invitation.module.css';

/** Agents bring players, members invite friends. */
export type InvitationKind = 'friend' | 'agent';

type InviteStatsProps = {
  readonly invited?: number;
  readonly reward?: number;
  readonly kind: InvitationKind;
};

/** Number of invited players and earnings; missing values are left out. */
export function InviteStats({ invited, reward, kind }: InviteStatsProps) {
  const t = useTranslations('referral');
  const tag = useLocale();
  const toText = useAmountText();
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
            <RisingAmount amount={reward} text={toText(reward)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
