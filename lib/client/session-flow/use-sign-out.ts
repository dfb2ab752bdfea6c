import 'client-only';
import { useState } from 'react';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { loadPart } from '@/lib/client/page/load-module';

/** Returns `run`, which signs out everywhere. Without an answer, the player stays signed in. */
export function useSignOut(): { readonly isBusy: boolean; readonly run: () => void } {
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    const part = await loadPart(() => import('./sign-out'));
    const answer = await part?.signOut();
    if (answer && (answer.ok || answer.status > 0)) return;
    if (answer) handleFailure(answer);
    setBusy(false);
  };
  return { isBusy, run: () => void leave() };
}
