'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { ROUTES } from '@/lib/shared/routes';

function PlainPanel() {
  const t = useTranslations('auth');
  return (
    <ClientLink className={textLink.link} href={ROUTES.home}>
      {t('carryOn')}
    </ClientLink>
  );
}

// Few members open the log-in, so it is no part of the first load. Without its script the way on is a link.
const SignedInPanel = lazy(() =>
  import('@/components/auth/signed-in-panel').then(
    (part) => ({ default: part.SignedInPanel }),
    () => ({ default: PlainPanel }),
  ),
);

/** The panel of a member in place of a form. */
export function SignedInSlot({ name }: { readonly name: string }) {
  // Read while the form that it replaces is still there.
  const [takesFocus] = useState(() => document.activeElement?.closest('form') != null);
  return (
    <Suspense fallback={null}>
      <SignedInPanel name={name} takesFocus={takesFocus} />
    </Suspense>
  );
}
