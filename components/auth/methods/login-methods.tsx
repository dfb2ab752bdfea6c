'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import { readRememberedNumber } from '@/lib/client/auth/sms/read-remembered-number';
import { readStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { loadPart } from '@/lib/client/page/load-module';
import { getSession } from '@/lib/client/session/session-store';
import type { SmsRules } from '@/lib/shared/sign-in/login-facts';
import styles from './login-methods.module.css';

type LoginMethodsProps = {
  /** Undefined where the provider sends no text messages. */
  readonly sms?: SmsRules;
  readonly children: ReactNode;
};

const METHODS = ['username', 'sms'] as const;

const loadSmsForm = () => import('@/components/auth/sms/sms-login-form');

/** Login by user name or SMS code. The second form loads on demand; both keep their input. */
export function LoginMethods({ sms, children }: LoginMethodsProps) {
  const t = useTranslations('sms');
  const [method, setMethod] = useState<(typeof METHODS)[number]>('username');
  const [Form, setForm] = useState<ComponentType<SmsRules>>();

  async function pick(next: (typeof METHODS)[number]): Promise<void> {
    setMethod(next);
    if (next === 'username' || Form) return;
    const part = await loadPart(loadSmsForm);
    if (part) setForm(() => part.SmsLoginForm);
    else setMethod('username');
  }

  // A code was pending when the page was left or reloaded, or this device logs in by number.
  const carryOn = useEffectEvent(() => {
    if (sms && (readStoredPhone() ?? readRememberedNumber()) && getSession().state === 'visitor')
      void pick('sms');
  });
  useEffect(() => carryOn(), []);

  if (!sms) return children;
  const choices = METHODS.map((id) => ({ id, label: t(`way_${id}`) }));
  return (
    <div className={styles.ways}>
      <div data-for="visitor">
        <ChoiceBar
          choices={choices}
          legend={t('ways')}
          name="way"
          onPick={(id) => void pick(id)}
          picked={method}
        />
      </div>
      <div hidden={method !== 'username'}>{children}</div>
      {method === 'sms' && !Form && <div aria-busy="true" className={styles.wait} />}
      {Form && (
        <div hidden={method !== 'sms'}>
          <Form {...sms} />
        </div>
      )}
    </div>
  );
}
