'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/auth/form/action-button';
import { handleFailure } from '@/lib/client/notice/handle-failure';
import { signOut } from '@/lib/client/session/sign-out';

/** Logs out here, in every tab and at the provider (A16). */
export function SignOutButton() {
  const t = useTranslations('auth');
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await signOut();
    if (answer.ok || answer.status > 0) return;
    // No answer came: the player is still logged in and must know it.
    handleFailure(answer);
    setBusy(false);
  }
  return (
    <ActionButton isBusy={isBusy} look="quiet" onClick={() => void run()} wide>
      {t(isBusy ? 'signingOut' : 'signOut')}
    </ActionButton>
  );
}
