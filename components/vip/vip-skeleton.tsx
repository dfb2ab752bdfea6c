import { VipCard } from '@/components/vip/vip-card';
import type { Member } from '@/lib/shared/member/member';
import styles from './vip-progress.module.css';

const MEMBER: Member = { id: '', account: '', type: 0, club: { name: '\u00a0', type: 'AUTO', rank: 1 } };

const WAITING = {
  isLoaded: false,
  value: undefined,
  failure: undefined,
  isRetrying: false,
  retry: () => undefined,
};

type VipSkeletonProps = { readonly href?: string };

/** Skeleton until the VIP label is known: an empty card, as tall as that of most members in the page's language. */
export function VipSkeleton({ href }: VipSkeletonProps) {
  return (
    <div aria-busy="true">
      <div aria-hidden="true" className={styles.wait}>
        <VipCard href={href} member={MEMBER} progress={WAITING} />
      </div>
    </div>
  );
}
