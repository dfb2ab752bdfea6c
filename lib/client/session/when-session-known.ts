import 'client-only';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';

/** Resolves once the tab knows who is signed in: in a new one that comes with an answer. */
export function whenSessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (getSession().state === 'unknown') return;
      stop();
      resolve();
    };
    const stop = subscribeSession(settle);
    settle();
  });
}
