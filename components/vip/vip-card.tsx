'use client';

import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { VipProgress } from '@/components/vip/vip-progress';
import type { CallState } from '@/lib/client/data/use-call';
import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { hasBenefit, type Member } from '@/lib/shared/member/member';
import styles from './vip-card.module.css';

type VipCardProps = {
  readonly member: Member;
  readonly progress: CallState<WireRankProgress>;
  /** Page of all levels, if the merchant has one. */
  readonly href?: string;
};

/** Card of a member with a VIP label: name and level, automatic benefit, progress. */
export function VipCard({ member, progress, href }: VipCardProps) {
  const t = useTranslations('vip');
  const { club } = member;
  if (!club) return null;
  return (
    <section aria-label={t('title')} className={styles.card}>
      <div className={styles.top}>
        <p className={styles.word}>{t('title')}</p>
        <span className={styles.crest}>
          <Icon name="crown" size="large" />
        </span>
      </div>
      <div className={styles.rank}>
        <p className={styles.name}>
          <bdi>{club.name}</bdi>
        </p>
        {/* A missing level counts as 0, but is not shown. */}
        {club.rank > 0 && <p className={styles.level}>{t('level', { level: club.rank })}</p>}
      </div>
      <VipProgress state={progress} />
      {hasBenefit(member) && (
        <p className={styles.benefit}>
          <Icon name="check" size="small" />
          {t('benefit')}
        </p>
      )}
      {href && (
        <ClientLink className={styles.levels} href={href}>
          {t('levels')}
          <Icon flips name="chevron" size="small" />
        </ClientLink>
      )}
    </section>
  );
}
