'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import login from '@/components/auth/form/login-form.module.css';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { SignedInSlot } from '@/components/auth/signed-in-slot';
import { ButtonLink } from '@/components/ui/button/button-link';
import { useSession } from '@/lib/client/session/use-session';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import type { SmsRules } from '@/lib/shared/sign-in/login-facts';
import { CodeField } from './code-field';
import { PhoneField } from './phone-field';
import styles from './sms-login-form.module.css';
import { useSmsLogin } from './use-sms-login';

/** The number has no account yet: the registration takes it over. */
function UnknownNumber() {
  const t = useTranslations('sms');
  const panel = useRef<HTMLElement>(null);
  const query = new URLSearchParams(window.location.search);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.panel} ref={panel} role="status">
      <h2 className={styles.title}>{t('unknownTitle')}</h2>
      <p className={styles.text}>{t('unknownText')}</p>
      <ButtonLink href={signInHref(ROUTES.register, query)} replaces size="wide">
        {t('createAccount')}
      </ButtonLink>
    </section>
  );
}

/** Login by SMS code. */
export function SmsLoginForm(rules: SmsRules) {
  const t = useTranslations('sms');
  const auth = useTranslations('auth');
  const { phone, sender, code, phase, isCodeWrong, isUnknown, failure, submit } = useSmsLogin(rules);
  const session = useSession();
  // Another tab has logged in: neither this form nor its second factor has.
  const isUnused = phase === 'idle' || (phase === 'failed' && (isUnknown || failure !== undefined));
  if (session.state === 'member' && isUnused) return <SignedInSlot name={session.info.userName} />;
  return (
    <form
      className={login.form}
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
      {failure && <FailureError failure={failure} />}
      {isUnknown && <UnknownNumber />}
      <SubmitButton
        busyLabel={auth(phase === 'done' ? 'leaving' : 'submitting')}
        isBusy={phase === 'processing' || phase === 'done'}
        label={auth('submit')}
      />
    </form>
  );
}
