import { useReducer, useRef, useState } from 'react';
import type { TotpEnrolment } from '@/lib/client/firebase/enrolment';
import type { FactorAccount } from '@/lib/client/firebase/factor-account';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import { startFactor, stepFactor } from '@/lib/shared/firebase/second-factor';

/** Stands for an authenticator app as the enrolled factor in the state machine. */
export const APP = 'totp';

/** The service wants to see the player again: the log-in is some minutes old, or went with the factor that was removed. */
const NEEDS_CONFIRMATION = new Set(['auth/requires-recent-login', 'auth/user-token-expired']);

type EnrolmentEvents = {
  /** Something has just been done to the account. */
  readonly onDone: (textKey: 'enrolAdded' | 'enrolRemoved') => void;
  /** The player has to log in at the vendor's again. */
  readonly onExpired: () => void;
};

/** The machine of an enrolment, and the work that leads from one phase to the next. */
function useFactorWork(onExpired: () => void) {
  const [state, dispatch] = useReducer(stepFactor, startFactor('enroll'));
  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code } = toAuthError(error);
      if (NEEDS_CONFIRMATION.has(code)) onExpired();
      else dispatch({ type: 'refused', fault: code });
    }
  }
  /** What comes before a code: a message to a phone, the key of an app, or a factor's end. */
  function prepare(hintId: string, work: () => Promise<void>): void {
    if (isBusy) return;
    dispatch({ type: 'choose', hintId, needsSending: true });
    void attempt(work);
  }
  return { state, dispatch, isBusy, attempt, prepare };
}

/** An enrolment under way, and what the player can do. */
export function useEnrolment(account: FactorAccount, issuer: string, { onDone, onExpired }: EnrolmentEvents) {
  const container = useRef<HTMLDivElement>(null);
  const { state, dispatch, isBusy, attempt, prepare } = useFactorWork(onExpired);
  const [hints, setHints] = useState(account.list);
  const [app, setApp] = useState<TotpEnrolment>();
  const addBy = (code: string) =>
    state.hintId === APP && app ? account.addApp(app, code) : account.addPhone(state.proof ?? '', code);

  function submit(code: string): void {
    if (isBusy) return;
    dispatch({ type: 'submit', code });
    if (code === '') return;
    void attempt(async () => {
      await addBy(code);
      dispatch({ type: 'accepted' });
      onDone('enrolAdded');
    });
  }

  const choosePhone = (number: string) =>
    prepare(number, async () =>
      dispatch({ type: 'sent', proof: await account.sendPhone(number, container.current) }),
    );
  const chooseApp = () =>
    prepare(APP, async () => {
      setApp(await account.startApp(issuer));
      dispatch({ type: 'sent', proof: APP });
    });
  const remove = (uid: string) =>
    prepare(uid, async () => {
      await account.remove(uid);
      setHints(hints.filter((hint) => hint.uid !== uid));
      dispatch({ type: 'sent', proof: '' });
      dispatch({ type: 'back' });
      onDone('enrolRemoved');
    });
  const back = () => dispatch({ type: 'back' });
  return { state, hints, app, container, isBusy, choosePhone, chooseApp, remove, submit, back };
}
