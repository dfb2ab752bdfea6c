'use client';

import { useTranslations } from 'next-intl';
import { VipCard } from '@/components/vip/vip-card';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo, rankProgress } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';
import styles from './vip-page.module.css';

/** A member's own card above the levels; nothing for others. */
export function VipStanding() {
  const member = parseMember(useCall(memberInfo).value);
  const progress = useCall(rankProgress);
  return member?.club ? <VipCard member={member} progress={progress} /> : null;
}

/** Whether the member has this level; nothing for visitors and higher levels. */
export function LevelMark({ rank }: { readonly rank: number }) {
  const t = useTranslations('vip');
  const club = parseMember(useCall(memberInfo).value)?.club;
  if (!club || club.rank < rank) return null;
  return <span className={styles.mark}>{t(club.rank === rank ? 'yours' : 'reached')}</span>;
}
