'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Region } from '@/components/member/region';
import { useCall } from '@/lib/client/data/use-call';
import { syncLanguage } from '@/lib/client/member/sync-language';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { isAgentType, type Member, parseMember } from '@/lib/shared/member/member';
import { pickProfileIcon } from '@/lib/shared/member/profile-icon';
import styles from './profile.module.css';
import { ProfileIcon } from './profile-icon';

type ProfileCardProps = {
  /** Number of the merchant's profile icons. */
  readonly iconCount: number;
};

type IdentityProps = ProfileCardProps & { readonly member: Member };

function Identity({ member, iconCount }: IdentityProps) {
  const t = useTranslations('member');
  return (
    <div className={styles.identity}>
      <ProfileIcon account={member.account} number={pickProfileIcon(member.id, iconCount)} />
      <div className={styles.names}>
        <p className={styles.account}>
          <bdi>{member.account}</bdi>
        </p>
        <p className={styles.id}>
          <bdi>{t('accountId', { id: member.id })}</bdi>
          {isAgentType(member.type) && <span className={styles.agent}>{t('agent')}</span>}
        </p>
      </div>
    </div>
  );
}

/** The signed-in member; sends the provider the page's language. */
export function ProfileCard({ iconCount }: ProfileCardProps) {
  const t = useTranslations('member');
  const state = useCall(memberInfo);
  const member = useMemo(() => parseMember(state.value), [state.value]);
  useEffect(() => {
    if (member) syncLanguage(member);
  }, [member]);
  return (
    <Region className={styles.plain} isQuiet skeletonRows={1} state={state} title={t('profile')}>
      {() => member && <Identity iconCount={iconCount} member={member} />}
    </Region>
  );
}
