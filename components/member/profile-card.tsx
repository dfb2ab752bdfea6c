'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Region } from '@/components/member/region';
import { VipProgress } from '@/components/member/vip-progress';
import { useCall } from '@/lib/client/api/use-call';
import { useLanguageSync } from '@/lib/client/member/use-language-sync';
import { memberInfo, rankProgress } from '@/lib/shared/calls/system-table';
import { MEMBER_TYPE } from '@/lib/shared/constants';
import { hasBenefit, type Member, parseMember } from '@/lib/shared/member/member';
import styles from './profile.module.css';

function isAgent(member: Member): boolean {
  return MEMBER_TYPE.agents.some((type) => type === member.type);
}

function Identity({ member }: { readonly member: Member }) {
  const t = useTranslations('member');
  return (
    <div className={styles.identity}>
      <span aria-hidden="true" className={styles.avatar}>
        {[...member.account][0]?.toUpperCase()}
      </span>
      <div className={styles.names}>
        <p className={styles.account}>
          <bdi>{member.account}</bdi>
        </p>
        <p className={styles.id}>
          <bdi>{t('accountId', { id: member.id })}</bdi>
          {isAgent(member) && <span className={styles.agent}>{t('agent')}</span>}
        </p>
      </div>
      {member.club && (
        <p className={styles.vip}>
          <span className={styles.vipWord}>{t('vip')}</span>
          <bdi>{member.club.name}</bdi>
        </p>
      )}
    </div>
  );
}

/** Who is logged in, with the VIP label, its benefit when it is automatic, and the way to the next rank (E3, V1, V2). */
export function ProfileCard() {
  const t = useTranslations('member');
  const state = useCall(memberInfo);
  // Asked for at once, not after the member: the call that follows a login is then the same request (A15, K4).
  const progress = useCall(rankProgress);
  const member = useMemo(() => parseMember(state.value), [state.value]);
  useLanguageSync(member);
  return (
    <Region isQuiet skeletonRows={1} state={state} title={t('profile')}>
      {() =>
        member && (
          <>
            <Identity member={member} />
            {member.club && <VipProgress state={progress} />}
            {hasBenefit(member) && <p className={styles.benefit}>{t('benefit')}</p>}
          </>
        )
      }
    </Region>
  );
}
