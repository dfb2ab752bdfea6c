'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppKey } from '@/components/auth/firebase/enrol/app-key';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { PhoneForm } from '@/components/auth/firebase/enrol/phone-form';
import { APP, useEnrolment } from '@/components/auth/firebase/enrol/use-enrolment';
import { FactorCode } from '@/components/auth/firebase/factor/factor-code';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { FormError } from '@/components/auth/form/form-error';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import type { FactorAccount } from '@/lib/client/firebase/factor-account';
import { showToast } from '@/lib/client/notice/notice-store';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import { maskPhone } from '@/lib/shared/firebase/factor-hint';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';

type AccountFactorsProps = {
  readonly account: FactorAccount;
  readonly issuer: string;
  readonly onClose: () => void;
  readonly onExpired: () => void;
};

type FactorListProps = {
  readonly hints: readonly FactorHint[];
  readonly isBusy: boolean;
  readonly onPhone: () => void;
  readonly onApp: () => void;
  readonly onRemove: (uid: string) => void;
};

/** The factors of the account, each with a button that removes it, and the buttons that add one. */
function FactorList({ hints, isBusy, onPhone, onApp, onRemove }: FactorListProps) {
  const t = useTranslations('firebase');
  const nameOf = ({ factor, label }: FactorHint) =>
    factor === 'totp' || label === '' ? `${t('factorTotp')} ${label}`.trim() : label;
  return (
    <>
      {hints.length > 0 && (
        <ul className={styles.factors}>
          {hints.map((hint) => (
            <li className={styles.factor} key={hint.uid}>
              <bdi>{nameOf(hint)}</bdi>
              <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onRemove(hint.uid)}>
                {t('enrolRemove')}
                <span className="visually-hidden"> {nameOf(hint)}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <ActionButton isBusy={isBusy} onClick={() => isBusy || onPhone()} wide>
        {t('enrolPhone')}
      </ActionButton>
      <ActionButton isBusy={isBusy} onClick={() => isBusy || onApp()} wide>
        {t('enrolApp')}
      </ActionButton>
    </>
  );
}

/** The second factors of a signed-in account: remove one, or add a phone or an authenticator app. */
export function AccountFactors({ account, issuer, onClose, onExpired }: AccountFactorsProps) {
  const t = useTranslations('firebase');
  const toText = useAuthErrorText(useTranslations('errors')('unknown'));
  const [isTypingNumber, setTypingNumber] = useState(false);
  const { state, hints, app, container, isBusy, choosePhone, chooseApp, submit, back, remove } = useEnrolment(
    account,
    issuer,
    {
      onDone: (textKey) => {
        showToast({ text: t(textKey) });
        if (textKey === 'enrolAdded') onClose();
      },
      onExpired,
    },
  );
  const leaveCode = () => {
    setTypingNumber(false);
    back();
  };
  const error = state.fault === undefined ? undefined : toText(toAuthError({ code: state.fault }));
  const isAtCode = state.phase === 'code' || state.phase === 'checking' || state.proof !== undefined;
  const isApp = state.hintId === APP;
  const label = isApp ? '' : maskPhone(state.hintId ?? '');
  return (
    <Modal onClose={onClose} title={t('enrolTitle')}>
      <div className={styles.check} ref={container} />
      <div className={styles.parts}>
        {!isAtCode && error !== undefined && <FormError text={error} />}
        {!isAtCode && isTypingNumber && (
          <PhoneForm isBusy={isBusy} onBack={() => setTypingNumber(false)} onNumber={choosePhone} />
        )}
        {!isAtCode && !isTypingNumber && (
          <FactorList
            hints={hints}
            isBusy={isBusy}
            onApp={chooseApp}
            onPhone={() => setTypingNumber(true)}
            onRemove={remove}
          />
        )}
        {isAtCode && isApp && app && <AppKey app={app} />}
        {isAtCode && (
          <FactorCode
            error={error}
            hint={{ uid: '', factor: isApp ? 'totp' : 'phone', label }}
            isBusy={isBusy}
            onBack={leaveCode}
            onResend={() => choosePhone(state.hintId ?? '')}
            onSubmit={submit}
          />
        )}
        <ActionButton look="quiet" onClick={onClose} wide>
          {t('cancel')}
        </ActionButton>
      </div>
    </Modal>
  );
}
