import 'client-only';
import { useState } from 'react';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { signOut } from '@/lib/client/session-flow/sign-out';

/** Returns `run`, which signs out everywhere. Without an answer, the player stays signed in. */
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
