'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { takeMayaSession } from '@/lib/client/auth/maya/take-maya-session';
import { showNotice } from '@/lib/client/notice/notice-store';
import type { MayaSession } from '@/lib/shared/auth/maya/maya-query';
import type { MayaLoginProps } from './maya-login';

/** Checks once for a wallet session in the address; loads the login only then. */
export function MayaEntry({ isExpiryForced }: { readonly isExpiryForced: boolean }) {
  const [session, setSession] = useState<MayaSession>();
  const [Login, setLogin] = useState<ComponentType<MayaLoginProps>>();
  useEffect(() => {
    const mayaSession = takeMayaSession();
    if (!mayaSession) return;
    setSession(mayaSession);
    import('./maya-login').then(
      ({ MayaLogin }) => setLogin(() => MayaLogin),
      () => showNotice({ textKey: 'network_error' }),
    );
  }, []);
  return session && Login && <Login isExpiryForced={isExpiryForced} session={session} />;
}
