'use client';

import { lazy, Suspense } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { useSession } from '@/lib/client/session/use-session';
import styles from './balance-chip.module.css';
import type { BalanceChipProps } from './known-balance-chip';

function EmptyChip({ label, href }: BalanceChipProps) {
  return <ClientLink aria-label={label} className={styles.chip} href={href} />;
}

// Visitors load neither calls of a wallet nor amounts. Without its script the chip stays a link.
const KnownBalanceChip = lazy(() =>
  import('./known-balance-chip').then(
    (part) => ({ default: part.KnownBalanceChip }),
    () => ({ default: EmptyChip }),
  ),
);

/** The balance in the header, a link to the member home; empty until it is known. */
export function BalanceChip(props: BalanceChipProps) {
  const empty = <EmptyChip {...props} />;
  if (useSession().state !== 'member') return empty;
  return (
    <Suspense fallback={empty}>
      <KnownBalanceChip {...props} />
    </Suspense>
  );
}
