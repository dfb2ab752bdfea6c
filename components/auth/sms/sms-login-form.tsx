'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/auth/form/form-error';
import styles from '@/components/auth/form/login-form.module.css';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { useFailureText } from '@/components/notice/use-failure-text';
import type { SmsRules } from '@/lib/shared/auth/sms/sms-rules';
import { CodeField } from './code-field';
import { PhoneField } from './phone-field';
import { UnknownNumber } from './unknown-number';
import { useSmsLogin } from './use-sms-login';

/** Login by SMS code. */
export function SmsLoginForm(rules: SmsRules) {
  const t = useTranslations('sms');
  const auth = useTranslations('auth');
  const toText = useFailureText();
  const { phone, sender, code, phase, isCodeWrong, isUnknown, failure, submit } = useSmsLogin(rules);
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PhoneField phone={phone} />
      <CodeField
        error={isCodeWrong ? t('codeRequired') : undefined}
        inputRef={code}
        label={t('code')}
        sender={sender}
        sentText={t('sent')}
      />
      {failure && <FormError text={toText(failure)} />}
      {isUnknown && <UnknownNumber />}
      <SubmitButton
        busyLabel={auth(phase === 'done' ? 'leaving' : 'submitting')}
        isBusy={phase === 'processing' || phase === 'done'}
        label={auth('submit')}
      />
    </form>
  );
}
