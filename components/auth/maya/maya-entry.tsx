'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '@/lib/client/page/load-module';
import type { MayaSession } from '@/lib/shared/auth/maya/maya-query';
import type { MayaLoginProps } from './maya-login';

type Part = { readonly Login: ComponentType<MayaLoginProps>; readonly session: MayaSession | undefined };

async function loadLogin(): Promise<Part> {
  const [{ MayaLogin }, { takeMayaSession }] = await Promise.all([
    import('./maya-login'),
    import('@/lib/client/auth/maya/take-maya-session'),
  ]);
  return { Login: MayaLogin, session: takeMayaSession() };
}

/** Checks once for a wallet session in the address; loads the login only then. */
export function MayaEntry({ isExpiryForced }: { readonly isExpiryForced: boolean }) {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (window.location.hash.includes('sessionId=')) void loadPart(loadLogin).then(setPart);
  }, []);
  return part?.session && <part.Login isExpiryForced={isExpiryForced} session={part.session} />;
}
