'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import styles from '@/components/auth/methods/login-methods.module.css';
import { SignedInPanel } from '@/components/auth/signed-in-panel';
import { storeGo } from '@/lib/client/auth/stored-go';
import { useSession } from '@/lib/client/session/use-session';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { AccountForm } from './account-form';
import { useRegisterMethods } from './use-register-methods';
import type { MadeAccount } from './use-registration';

/** The merchant's registration methods. Each keeps its input while another is shown. */
export function RegisterPanel(rules: RegisterRules) {
  const t = useTranslations('register');
  const session = useSession();
  const { way: method, pick, MobileForm, NamePanel } = useRegisterMethods(rules.methods);
  const [made, setMade] = useState<MadeAccount>();
  const [wasVisitor, setWasVisitor] = useState(false);
  useEffect(storeGo, []);
  // A registration signs the visitor in on this page: the form stays until the page is left.
  if (session.state === 'visitor' && !wasVisitor) setWasVisitor(true);
  if (session.state === 'member' && !wasVisitor) return <SignedInPanel name={session.info.userName} />;
  if (made && NamePanel) return <NamePanel {...made} />;
  const choices = rules.methods.map((id) => ({ id, label: t(`way_${id}`) }));
  return (
    <div className={styles.ways}>
      {choices.length > 1 && (
        <ChoiceBar choices={choices} legend={t('ways')} name="way" onPick={pick} picked={method} />
      )}
      <div hidden={method !== 'username'}>
        <AccountForm rules={rules} method="username" />
      </div>
      {method === 'mobile' && !MobileForm && <div aria-busy="true" className={styles.wait} />}
      {MobileForm && (
        <div hidden={method !== 'mobile'}>
          <MobileForm rules={rules} />
        </div>
      )}
      {rules.methods.includes('auto') && (
        <div hidden={method !== 'auto'}>
          <AccountForm onMade={setMade} rules={rules} method="auto" />
        </div>
      )}
    </div>
  );
}
