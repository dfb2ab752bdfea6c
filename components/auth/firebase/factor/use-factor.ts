import { useReducer, useRef } from 'react';
import { useLatestAttempt } from '@/lib/client/data/use-latest-attempt';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import { type FactorState, startFactor, stepFactor } from '@/lib/shared/firebase/second-factor';

/** State and actions of a pending second factor. `onToken` receives the id token. */
export function useFactor(challenge: FactorChallenge, onToken: (idToken: string) => void) {
  const container = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(stepFactor, startFactor('signin'));
  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  const beginAttempt = useLatestAttempt();

  async function choose(hintId: string): Promise<void> {
    if (isBusy) return;
    const needsSending = challenge.hints.find(({ uid }) => uid === hintId)?.factor !== 'totp';
    dispatch({ type: 'choose', hintId, needsSending });
    if (hintId === '' || !needsSending) return;
    try {
      dispatch({ type: 'sent', proof: await challenge.send(hintId, container.current) });
    } catch (error) {
      dispatch({ type: 'refused', fault: toAuthError(error).code });
    }
  }

  async function submit({ phase, hintId, proof }: FactorState, code: string): Promise<void> {
    if (isBusy) return;
    dispatch({ type: 'submit', code });
    if (phase !== 'code' || hintId === undefined || code === '') return;
    const isLatest = beginAttempt();
    try {
      const idToken = await challenge.confirm({ hintId, code, proof });
      // Cancelled meanwhile: the player does not want to be signed in.
      if (!isLatest()) return;
      dispatch({ type: 'accepted' });
      onToken(idToken);
    } catch (error) {
      dispatch({ type: 'refused', fault: toAuthError(error).code });
    }
  }

  return {
    state,
    container,
    choose,
    submit: (code: string) => submit(state, code),
    back: () => dispatch({ type: 'back' }),
  };
}
