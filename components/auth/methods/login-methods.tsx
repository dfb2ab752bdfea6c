'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import { readStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { loadPart } from '@/lib/client/page/load-module';
import { getSession } from '@/lib/client/session/session-store';
import type { SmsRules } from '@/lib/shared/auth/sms/sms-rules';
import styles from './ways.module.css';

type LoginWaysProps = {
  /** Undefined where the provider sends no text messages. */
  readonly sms?: SmsRules;
  /** The login by user name. */
  readonly children: ReactNode;
};

const WAYS = ['username', 'sms'] as const;

const loadSmsForm = () => import('@/components/auth/sms/sms-login-form');

/** Login by user name or by SMS code. The second form loads when it is wanted; what is typed into either stays. */
export function LoginMethods({ sms, children }: LoginWaysProps) {
  const t = useTranslations('sms');
  const [way, setWay] = useState<(typeof WAYS)[number]>('username');
  const [Form, setForm] = useState<ComponentType<SmsRules>>();

  async function pick(next: (typeof WAYS)[number]): Promise<void> {
    setWay(next);
    if (next === 'username' || Form) return;
    const part = await loadPart(loadSmsForm);
    if (part) setForm(() => part.SmsLoginForm);
    else setWay('username');
  }

  // A code was on its way when the page was left or loaded anew.
  const carryOn = useEffectEvent(() => {
    if (sms && readStoredPhone() && getSession().state === 'visitor') void pick('sms');
  });
  useEffect(() => carryOn(), []);

  if (!sms) return children;
  const choices = WAYS.map((id) => ({ id, label: t(`way_${id}`) }));
  return (
    <div className={styles.ways}>
      <div data-for="visitor">
        <ChoiceBar
          choices={choices}
          legend={t('ways')}
          name="way"
          onPick={(id) => void pick(id)}
          picked={way}
        />
      </div>
      <div hidden={way !== 'username'}>{children}</div>
      {way === 'sms' && !Form && <div aria-busy="true" className={styles.wait} />}
      {Form && (
        <div hidden={way !== 'sms'}>
          <Form {...sms} />
        </div>
      )}
    </div>
  );
}
