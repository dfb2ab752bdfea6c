'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { Modal } from '@/components/notice/modal';
import { TextLines } from '@/components/notice/text-lines';
import { ActionButton } from '@/components/ui/button/action-button';
import { dropProof, getStoredProof, setProofChoice } from '@/lib/client/auth/pending-proof';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { afterDialog } from '@/lib/client/notice/after-dialog';
import { leaveTo } from '@/lib/client/page/leave-page';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import { findUnderlyingPage } from '@/lib/client/page/underlying-page';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { createSocialAccount } from '@/lib/client/social/submit-social';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import type { Failure } from '@/lib/shared/calls/envelope';
import { isOffered } from '@/lib/shared/calls/feature';
import { ROUTES } from '@/lib/shared/routes';
import type { SocialPlace, SocialRules } from '@/lib/shared/social/social-facts';
import type { StoredProof } from '@/lib/shared/social/stored-proof';
import { afterRegisterChoice } from '@/lib/shared/social/unbound';
import styles from './choose-dialog.module.css';
import { ProfileLine } from './profile-line';

type ChooseDialogProps = {
  readonly storedProof: StoredProof;
  readonly place: SocialPlace;
  readonly rules: SocialRules;
};

function dropUnanswered(): void {
  if (getStoredProof()?.choice !== 'due') return;
  dropProof();
  withdrawSyncedToken();
}

function focusForm(): void {
  const place = document.querySelector('dialog[data-entry]') ?? document.querySelector('main');
  place?.querySelector<HTMLInputElement>('form input')?.focus();
}

/** A proof without an account: log in to an existing one, or create one. Closing it drops the proof. */
export function ChooseDialog({ storedProof, place, rules }: ChooseDialogProps) {
  const t = useTranslations('social');
  const router = useRouter();
  const { phase, submit } = useGuardedSubmit();
  const [failure, setFailure] = useState<Failure>();
  const isBusy = phase === 'processing' || phase === 'done';

  // Firebase's proof is in page memory and would not survive a full navigation.
  function answer(choice: 'existing' | 'register', own: SocialPlace, path: string): void {
    if (isBusy) return;
    setProofChoice(choice);
    if (place === own) {
      setTimeout(focusForm);
      return;
    }
    const href = signInHref(path, new URLSearchParams(window.location.search));
    afterDialog(() => {
      if (storedProof.proof.kind === 'firebase')
        router[findUnderlyingPage() ? 'replace' : 'push'](href, { scroll: false });
      else leaveTo(href);
    });
  }

  function register(): void {
    if (afterRegisterChoice(rules) === 'screen') {
      answer('register', 'register', ROUTES.register);
      return;
    }
    void submit(async () => {
      const outcome = await createSocialAccount(storedProof.proof, rules, { inForm: true });
      if (outcome.kind === 'done') return true;
      setFailure(outcome.kind === 'refused' ? outcome.failure : undefined);
      return false;
    });
  }

  return (
    <Modal onClose={dropUnanswered} title={t('chooseTitle')}>
      <ProfileLine proof={storedProof.proof} />
      <p className={styles.text} dir="auto">
        <TextLines text={storedProof.text || t('chooseText')} />
      </p>
      {failure && <FailureError failure={failure} />}
      <form
        className={styles.ways}
        onSubmit={(event) => {
          event.preventDefault();
          register();
        }}
      >
        {isOffered(getOffFeatures(), 'socialRegistration') && (
          <SubmitButton
            busyLabel={t(phase === 'done' ? 'welcome' : 'creating')}
            isBusy={isBusy}
            label={t('createNew')}
          />
        )}
        <ActionButton look="quiet" onClick={() => answer('existing', 'login', ROUTES.login)} wide>
          {t('useExisting')}
        </ActionButton>
      </form>
      <p className={styles.hint}>{t('chooseHint')}</p>
    </Modal>
  );
}
