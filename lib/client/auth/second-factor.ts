// The second factor that a login waits for; one dialog serves every way to log in.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';
import type { FirstFactor, VerifyType } from '@/lib/shared/auth/two-factor';
import type { Success } from '@/lib/shared/calls/envelope';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

export type SecondFactor = {
  /** The login as it was sent: the proof of the second factor repeats it. */
  readonly login: FirstFactor;
  readonly offered: readonly VerifyType[];
  /** What this way to log in does with the session. */
  readonly finish: (answer: Success<WireLoginAnswer>) => void;
  readonly onCancel?: () => void;
};

const store = makeStore<SecondFactor | undefined>(undefined);

/** Calls the listener when a second factor falls due or the dialog closes. Returns the unsubscribe function. */
export const subscribeSecondFactor = store.subscribe;

/** Returns the second factor that is due; the same object until it changes. */
export const getSecondFactor = store.get;

/** Opens the dialog. */
export const setSecondFactor = store.set;

/** Closes the dialog without a login. */
export function cancelSecondFactor(): void {
  store.get()?.onCancel?.();
  store.set(undefined);
}
