'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { FirebaseButtons } from '@/components/auth/firebase/firebase-buttons';
import { ProfileLine } from '@/components/auth/social/choose/profile-line';
import { ActionButton } from '@/components/ui/button/action-button';
import { dropProof, getStoredProof, subscribeProof } from '@/lib/client/auth/pending-proof';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { getWebviewName } from '@/lib/client/device/app-mode';
import { useSession } from '@/lib/client/session/use-session';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { submitSocial } from '@/lib/client/social/submit-social';
import { blockedMessengers, offeredMessengers } from '@/lib/shared/social/offered-messengers';
import type { SocialFacts, SocialPlace } from '@/lib/shared/social/social-facts';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import type { StoredProof } from '@/lib/shared/social/stored-proof';
import { ChooseDialog } from './choose/choose-dialog';
import { LineLink, TelegramLink } from './line-and-telegram';
import styles from './social-offer.module.css';

type LinkNoteProps = { readonly storedProof: StoredProof; readonly place: SocialPlace };

const NAMES = {
  line: 'LINE',
  telegram: 'Telegram',
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  TWITTER: 'X',
} as const;

function breakOff(): void {
  dropProof();
  withdrawSyncedToken();
}

/** States that the form above links its account to a third-party profile, with a way out. */
function LinkNote({ storedProof, place }: LinkNoteProps) {
  const t = useTranslations('social');
  const { proof } = storedProof;
  const provider = NAMES[proof.kind === 'firebase' ? proof.channel : proof.kind];
  return (
    <div className={styles.note} role="status">
      <ProfileLine proof={proof} />
      <p>{t(place === 'login' ? 'linkByLogin' : 'linkByRegister', { provider })}</p>
      <ActionButton look="quiet" onClick={breakOff}>
        {t('noLink')}
      </ActionButton>
    </div>
  );
}

export type SocialOfferProps = { readonly facts: SocialFacts; readonly place: SocialPlace };

/** Third-party sign-in methods, and the dialog for a proof without an account. */
export function SocialOffer({ facts, place }: SocialOfferProps) {
  const t = useTranslations('social');
  const session = useSession();
  const storedProof = useSyncExternalStore(subscribeProof, getStoredProof, () => undefined);
  const { phase, submit } = useGuardedSubmit();
  const { hostname } = window.location;
  const here = { hostname, webview: getWebviewName() };
  const { line, telegram } = offeredMessengers(facts, here);
  // While one is pending, the others need not be there.
  const blocked = line || telegram ? [] : blockedMessengers(facts, here);
  const onProof = (proof: SocialProof) =>
    void submit(async () => (await submitSocial(proof, facts)).kind === 'done');

  if (session.state === 'member' && phase === 'idle') return null;
  if (storedProof && storedProof.choice !== 'due')
    return <LinkNote storedProof={storedProof} place={place} />;
  if (!(line || telegram || facts.firebase || blocked.length > 0)) return null;
  return (
    <section aria-label={t('label')} className={styles.offer}>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
      {line && <LineLink facts={line} rules={facts} />}
      {telegram && <TelegramLink facts={telegram} rules={facts} />}
      {(facts.firebase || blocked.length > 0) && (
        <FirebaseButtons
          blockedMethods={blocked}
          facts={facts}
          isBusy={phase === 'processing' || phase === 'done'}
          onProof={onProof}
        />
      )}
      {storedProof && <ChooseDialog storedProof={storedProof} place={place} rules={facts} />}
    </section>
  );
}
