'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/button/action-button';
import { useSignOut } from '@/lib/client/session-flow/use-sign-out';

/** Logs out in every tab and at the provider. */
export function SignOutButton() {
  const t = useTranslations('auth');
  const { isBusy, run } = useSignOut();
  return (
    <ActionButton isBusy={isBusy} look="quiet" onClick={run} wide>
      {t(isBusy ? 'signingOut' : 'signOut')}
    </ActionButton>
  );
}
