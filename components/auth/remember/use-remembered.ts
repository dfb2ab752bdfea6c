'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readRemembered } from '@/lib/client/auth/remember/remembered-store';
import type { UsableRecord } from '@/lib/shared/auth/remember/auto-login';

/** The login that this device remembers, where the form offers it. */
function readRecord(isOffered: boolean): UsableRecord | undefined {
  const record = isOffered ? readRemembered() : undefined;
  return record?.type === 'username' ? record : undefined;
}

/** Fills in the remembered user name, with dots for the password while the name is unchanged. The password itself never comes here. */
export function useRemembered(isOffered: boolean) {
  const t = useTranslations('remember');
  const nameRef = useRef<HTMLInputElement>(null);
  const [record, setRecord] = useState<UsableRecord>();
  const [isUnchanged, setUnchanged] = useState(false);

  const isNamed = useCallback((known: UsableRecord | undefined) => {
    return known !== undefined && nameRef.current?.value.trim() === known.username;
  }, []);

  const refresh = useCallback(() => {
    const known = readRecord(isOffered);
    setRecord(known);
    // Input of the browser or the player wins.
    if (known && nameRef.current?.value === '') nameRef.current.value = known.username;
    setUnchanged(isNamed(known));
  }, [isOffered, isNamed]);

  useEffect(refresh, [refresh]);

  return {
    nameRef,
    refresh,
    compare: () => setUnchanged(isNamed(record)),
    placeholder: isUnchanged ? t('saved') : undefined,
    /** Returns what is sent in place of a password that was not typed; undefined for another name. */
    textFor: ({ username, password }: { readonly username: string; readonly password: string }) =>
      password === '' && username.trim() === record?.username ? record.password : undefined,
  };
}
