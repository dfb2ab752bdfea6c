'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import { FailureError } from '@/components/auth/form/failure-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { getTypedName } from '@/lib/client/auth/entry-note';
import { readStoredRecovery } from '@/lib/client/auth/recovery/submit-recovery';
import { loadPart } from '@/lib/client/page/load-module';
import { isAtSecondStep } from '@/lib/client/page/use-second-step';
import type { RecoverySubject } from '@/lib/shared/auth/recovery/recovery-machine';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import type { Failure } from '@/lib/shared/calls/envelope';
import styles from './recovery.module.css';
import type { RecoveryPhoneProps } from './recovery-phone';

type RecoveryRequestFormProps = {
  readonly hasSms: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly onRequest: (read: () => Promise<RecoverySubject | undefined>) => void;
};

type RecoveryMethod = 'username' | 'mobile';

/** The name whose code was requested before a reload. */
function requestedName(): string {
  const subject = isAtSecondStep() ? readStoredRecovery() : undefined;
  return subject && 'username' in subject ? subject.username : '';
}

/** Account of the recovery: a user name or a mobile number. */
export function RecoveryRequestForm({ hasSms, isBusy, failure, onRequest }: RecoveryRequestFormProps) {
  const t = useTranslations('recovery');
  const auth = useTranslations('auth');
  const [method, setMethod] = useState<RecoveryMethod>('username');
  const [isMissing, setMissing] = useState(false);
  const [PhonePart, setPhonePart] = useState<ComponentType<RecoveryPhoneProps>>();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Input of the browser or the player wins.
    if (name.current?.value === '') name.current.value = getTypedName().trim() || requestedName();
  }, []);
  const readPhone = useRef<() => Promise<Phone | undefined>>(async () => undefined);

  async function pick(next: RecoveryMethod): Promise<void> {
    setMethod(next);
    if (next === 'username' || PhonePart) return;
    const part = await loadPart(() => import('./recovery-phone'));
    if (part) setPhonePart(() => part.RecoveryPhone);
    else setMethod('username');
  }

  async function read(): Promise<RecoverySubject | undefined> {
    if (method === 'mobile') {
      const phone = await readPhone.current();
      return phone && { mobileNum: phone.mobileNum };
    }
    const username = name.current?.value.trim() ?? '';
    setMissing(username === '');
    if (username !== '') return { username };
    name.current?.focus();
    return undefined;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onRequest(read);
  }

  const choices = (['username', 'mobile'] as const).map((id) => ({ id, label: t(`way_${id}`) }));
  return (
    <form className={`${styles.form} needs-script`} method="post" noValidate onSubmit={onSubmit}>
      {hasSms && (
        <ChoiceBar
          choices={choices}
          legend={t('ways')}
          name="way"
          onPick={(id) => void pick(id)}
          picked={method}
        />
      )}
      <div hidden={method !== 'username'}>
        <TextField
          autoComplete="username"
          error={isMissing ? auth('usernameRequired') : undefined}
          inputRef={name}
          label={auth('username')}
          name="username"
        />
      </div>
      {method === 'mobile' && !PhonePart && <div aria-busy="true" className={styles.wait} />}
      {PhonePart && (
        <div hidden={method !== 'mobile'}>
          <PhonePart readRef={readPhone} />
        </div>
      )}
      {failure && <FailureError failure={failure} />}
      <SubmitButton busyLabel={t('requesting')} isBusy={isBusy} label={t('request')} />
    </form>
  );
}
