'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import styles from '@/components/auth/methods/login-methods.module.css';
import { SignedInSlot } from '@/components/auth/signed-in-slot';
import { readStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { storeGo } from '@/lib/client/auth/stored-go';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { loadPart } from '@/lib/client/page/load-module';
import { useSession } from '@/lib/client/session/use-session';
import type { RegisterMethod, RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { AccountForm } from './account-form';
import type { MobileFormProps } from './mobile-form';
import type { MadeAccount } from './use-registration';

type Parts = {
  readonly MobileForm?: ComponentType<MobileFormProps>;
  readonly NamePanel?: ComponentType<MadeAccount>;
};

// Loads with its form: the panel of a chosen name must exist when the account does.
const LOADERS: Record<Exclude<RegisterMethod, 'username'>, () => Promise<Parts>> = {
  mobile: async () => ({ MobileForm: (await import('./mobile-form')).MobileForm }),
  auto: async () => ({ NamePanel: (await import('./name-panel')).NamePanel }),
};

/** The shown method, and the parts that load on demand. */
function useRegisterMethods(methods: readonly RegisterMethod[]) {
  const [method, setMethod] = useState<RegisterMethod>('username');
  const [parts, setParts] = useState<Parts>({});

  async function load(next: RegisterMethod): Promise<void> {
    if (next === 'username') return;
    const loaded = await loadPart(LOADERS[next]);
    if (loaded) setParts((before) => ({ ...before, ...loaded }));
    else setMethod('username');
  }

  function pick(next: RegisterMethod): void {
    setMethod(next);
    void load(next);
  }

  // The number comes from a login without an account, or from before a reload.
  const carryOn = useEffectEvent(() => {
    if (methods.includes('mobile') && readStoredPhone()) pick('mobile');
  });
  useEffect(() => carryOn(), []);

  return { method, pick, ...parts };
}

/** The merchant's registration methods. Each keeps its input while another is shown. */
export function RegisterPanel(rules: RegisterRules) {
  const t = useTranslations('register');
  const session = useSession();
  const { method, pick, MobileForm, NamePanel } = useRegisterMethods(rules.methods);
  const [made, setMade] = useState<MadeAccount>();
  const guard = useGuardedSubmit();
  useEffect(storeGo, []);
  // A registration signs the visitor in on this page: the form stays until the page is left. Another tab's log-in ends it.
  const isUnused = guard.phase === 'idle' || guard.phase === 'failed';
  if (session.state === 'member' && isUnused) return <SignedInSlot name={session.info.userName} />;
  if (made && NamePanel) return <NamePanel {...made} />;
  const choices = rules.methods.map((id) => ({ id, label: t(`way_${id}`) }));
  return (
    <div className={styles.ways}>
      {choices.length > 1 && (
        <ChoiceBar choices={choices} legend={t('ways')} name="way" onPick={pick} picked={method} />
      )}
      <div hidden={method !== 'username'}>
        <AccountForm guard={guard} method="username" rules={rules} />
      </div>
      {method === 'mobile' && !MobileForm && <div aria-busy="true" className={styles.wait} />}
      {MobileForm && (
        <div hidden={method !== 'mobile'}>
          <MobileForm guard={guard} rules={rules} />
        </div>
      )}
      {rules.methods.includes('auto') && (
        <div hidden={method !== 'auto'}>
          <AccountForm guard={guard} method="auto" onMade={setMade} rules={rules} />
        </div>
      )}
    </div>
  );
}
