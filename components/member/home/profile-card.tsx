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

type ProfileCardProps = {
  /** Number of the merchant's profile icons. */
  readonly iconCount: number;
};

type IdentityProps = ProfileCardProps & { readonly member: Member };

type ProfileIconProps = { readonly account: string; readonly number: number };

const MIN_PETALS = 3;
const PETAL_COUNTS = 6;
/** The widths of all petals together, so that many are slim. */
const PETAL_ROOM = 32;

function anglesOf(number: number): number[] {
  const count = MIN_PETALS + (number % PETAL_COUNTS);
  const turn = Math.floor(number / PETAL_COUNTS) * 17;
  return Array.from({ length: count }, (_, nth) => turn + (nth * 360) / count);
}

/** A member's initial on one of the profile icons: flowers of three to eight petals, each further round of them turned a little. */
function ProfileIcon({ account, number }: ProfileIconProps) {
  const angles = anglesOf(number);
  const rx = PETAL_ROOM / angles.length;
  return (
    <span aria-hidden="true" className={styles.avatar} data-icon={number}>
      <svg aria-hidden="true" className={styles.flower} viewBox="-26 -26 52 52">
        {angles.map((angle) => (
          <ellipse cy="-15" key={angle} rx={rx} ry="13" transform={`rotate(${angle})`} />
        ))}
      </svg>
      <span className={styles.initial}>{[...account][0]?.toUpperCase()}</span>
    </span>
  );
}

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
