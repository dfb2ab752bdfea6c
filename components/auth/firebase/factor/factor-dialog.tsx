'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { FactorCode } from '@/components/auth/firebase/factor/factor-code';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { useFactor } from '@/components/auth/firebase/factor/use-factor';
import { FormError } from '@/components/auth/form/form-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import styles from './factor.module.css';

export type FactorDialogProps = {
  readonly challenge: FactorChallenge;
  /** Receives the id token of the finished sign-in; the dialog closes automatically. */
  readonly onToken: (idToken: string) => void;
  readonly onClose: () => void;
};

type FactorChoiceProps = {
  readonly hints: readonly FactorHint[];
  readonly isBusy: boolean;
  readonly onChoose: (hintId: string) => void;
};

/** Second factors of the account; the first is selected. */
function FactorChoice({ hints, isBusy, onChoose }: FactorChoiceProps) {
  const t = useTranslations('firebase');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get('hint') ?? ''));
  };
  // An authenticator app receives no message.
  const next = hints.some(({ factor }) => factor === 'totp') ? 'factorNext' : 'factorSend';
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.hints}>
        <legend className={styles.text}>{t('factorChoose')}</legend>
        {hints.map(({ uid, factor, label }, index) => (
          <label className={styles.hint} key={uid}>
            <input defaultChecked={index === 0} name="hint" type="radio" value={uid} />
            <bdi>{label === '' || factor === 'totp' ? `${t('factorTotp')} ${label}`.trim() : label}</bdi>
          </label>
        ))}
      </fieldset>
      <SubmitButton busyLabel={t('factorSending')} isBusy={isBusy} label={t(next)} />
    </form>
  );
}

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
