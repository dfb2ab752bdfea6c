'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { readStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { loadPart } from '@/lib/client/page/load-module';
import type { RegisterMethod, RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { MadeAccount } from './use-registration';

type Parts = {
  readonly MobileForm?: ComponentType<{ readonly rules: RegisterRules }>;
  readonly NamePanel?: ComponentType<MadeAccount>;
};

// Loads with its form: the panel of a chosen name must exist when the account does.
const LOADERS: Record<Exclude<RegisterMethod, 'username'>, () => Promise<Parts>> = {
  mobile: async () => ({ MobileForm: (await import('./mobile-form')).MobileForm }),
  auto: async () => ({ NamePanel: (await import('./name-panel')).NamePanel }),
};

/** The shown method, and the parts that load on demand. */
export function useRegisterMethods(methods: readonly RegisterMethod[]) {
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

  return { way: method, pick, ...parts };
}
