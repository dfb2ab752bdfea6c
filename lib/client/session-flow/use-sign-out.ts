// Signing out by a button.
import 'client-only';
import { useState } from 'react';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { signOut } from '@/lib/client/session-flow/sign-out';

/** `run` logs out here, in every tab and at the provider; a second press while it runs does nothing. When no answer came the player is still in, and is told so. */
export function useSignOut(): { readonly isBusy: boolean; readonly run: () => void } {
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await signOut();
    if (answer.ok || answer.status > 0) return;
    handleFailure(answer);
    setBusy(false);
  };
  return { isBusy, run: () => void leave() };
}
