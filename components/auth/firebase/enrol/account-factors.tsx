'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppKey } from '@/components/auth/firebase/enrol/app-key';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { FactorList } from '@/components/auth/firebase/enrol/factor-list';
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

type AccountFactorsProps = {
  readonly account: FactorAccount;
  readonly issuer: string;
  readonly onClose: () => void;
  readonly onExpired: () => void;
};

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
