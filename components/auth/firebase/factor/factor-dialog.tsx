'use client';

import { useTranslations } from 'next-intl';
import { FactorChoice } from '@/components/auth/firebase/factor/factor-choice';
import { FactorCode } from '@/components/auth/firebase/factor/factor-code';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { useFactor } from '@/components/auth/firebase/factor/use-factor';
import { FormError } from '@/components/auth/form/form-error';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import styles from './factor.module.css';

export type FactorDialogProps = {
  readonly challenge: FactorChallenge;
  /** Receives the id token of the finished sign-in; the dialog closes by itself. */
  readonly onToken: (idToken: string) => void;
  readonly onClose: () => void;
};

/** Second factor of a Google, Facebook or X sign-in: choose, send a code, type it. */
export function FactorDialog({ challenge, onToken, onClose }: FactorDialogProps) {
  const t = useTranslations('firebase');
  const toText = useAuthErrorText();
  const { state, container, choose, submit, back } = useFactor(challenge, (idToken) => {
    onClose();
    onToken(idToken);
  });
  const error = state.fault === undefined ? undefined : toText(toAuthError({ code: state.fault }));
  // Another message to the same phone leaves the field where it is.
  const isAtCode = state.phase === 'code' || state.phase === 'checking' || state.proof !== undefined;
  return (
    <Modal onClose={onClose} title={t('factorTitle')}>
      <div className={styles.check} ref={container} />
      {!isAtCode && error !== undefined && <FormError text={error} />}
      {challenge.hints.length === 0 && <p className={styles.text}>{t('factorNone')}</p>}
      {challenge.hints.length > 0 && !isAtCode && (
        <FactorChoice
          hints={challenge.hints}
          isBusy={state.phase === 'sending'}
          onChoose={(hintId) => void choose(hintId)}
        />
      )}
      {isAtCode && (
        <FactorCode
          error={error}
          hint={challenge.hints.find(({ uid }) => uid === state.hintId)}
          isBusy={state.phase !== 'code'}
          onBack={back}
          onResend={() => void choose(state.hintId ?? '')}
          onSubmit={(code) => void submit(code)}
        />
      )}
      <ActionButton look="quiet" onClick={onClose} wide>
        {t('cancel')}
      </ActionButton>
    </Modal>
  );
}
