'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/button/action-button';
import { dropProof } from '@/lib/client/auth/pending-proof';
import type { SocialPlace } from '@/lib/shared/social/social-facts';
import type { StoredProof } from '@/lib/shared/social/stored-proof';
import styles from './link-note.module.css';
import { ProfileLine } from './profile-line';

type LinkNoteProps = { readonly storedProof: StoredProof; readonly place: SocialPlace };

const NAMES = {
  line: 'LINE',
  telegram: 'Telegram',
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  TWITTER: 'X',
} as const;

/** States that the form above links its account to a third-party profile, with a way out. */
export function LinkNote({ storedProof, place }: LinkNoteProps) {
  const t = useTranslations('social');
  const { proof } = storedProof;
  const provider = NAMES[proof.kind === 'firebase' ? proof.channel : proof.kind];
  return (
    <div className={styles.note} role="status">
      <ProfileLine proof={proof} />
      <p>{t(place === 'login' ? 'linkByLogin' : 'linkByRegister', { provider })}</p>
      <ActionButton look="quiet" onClick={dropProof}>
        {t('noLink')}
      </ActionButton>
    </div>
  );
}
