'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import { InfoRow } from '@/components/member/info-row';
import styles from '@/components/member/member.module.css';
import { useMethodName } from '@/components/member/money/use-method-name';
import { Region } from '@/components/member/region';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { useCall } from '@/lib/client/data/use-call';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import { depositSettings } from '@/lib/shared/calls/member-table';
import { type DepositMethod, parseDepositMethods } from '@/lib/shared/member/parse-cashier';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';

/** Formats a range of amounts of which one or both may be missing. */
function useRangeText(): (method: DepositMethod) => string {
  const t = useTranslations('member');
  const toText = useAmountText();
  return (method) => {
    const [min, max] = [toText(method.min), toText(method.max)];
    if (min && max) return keepAmounts(t('depositRange', { min, max }));
    if (min) return keepAmounts(t('depositFrom', { min }));
    return max ? keepAmounts(t('depositUpTo', { max })) : '';
  };
}

function methodIcon(method: string): IconName {
  if (/QR|PIX/i.test(method)) return 'qr';
  return /BANK|TRANSFER/i.test(method) ? 'bank' : 'wallet';
}

/** Deposit methods with limits; missing ones are not shown. */
export function DepositCard() {
  const t = useTranslations('member');
  const toRange = useRangeText();
  const toName = useMethodName();
  return (
    <Region skeletonRows={3} state={useCall(depositSettings)} title={t('deposit')}>
      {(value) => {
        const methods = parseDepositMethods(value);
        if (methods.length === 0)
          return <EmptyNote text={t('depositEmptyText')} title={t('depositEmptyTitle')} />;
        return (
          <ul className={styles.rows}>
            {methods.map((method) => (
              <InfoRow
                detail={toRange(method)}
                key={method.method}
                sign={<Icon name={methodIcon(method.method)} />}
                title={toName(method.method)}
              />
            ))}
          </ul>
        );
      }}
    </Region>
  );
}
