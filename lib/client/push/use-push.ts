// Push as the page's components see it.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { getPush, notifyPush, subscribePush } from '@/lib/client/push/push-store';
import { startPush } from '@/lib/client/push/run-push';
import { useBreakEnd } from '@/lib/client/safety/use-break';
import { useSession } from '@/lib/client/session/use-session';
import { TIMING } from '@/lib/shared/constants';
import type { PushState } from '@/lib/shared/push/push-machine';

/** Where the asking stands. */
export function usePush(): PushState {
  return useSyncExternalStore(subscribePush, getPush, getPush);
}

/** Sets push up for a member, 10 s after the page stands or he came in; another member begins anew. */
export function usePushSetup(): void {
  const session = useSession();
  const member = session.state === 'member' ? session.info.id || session.info.userName : '';
  // A break takes the question away, and its end brings it back.
  const isOnBreak = useBreakEnd() !== undefined;
  useEffect(() => {
    if (member === '' || isOnBreak) return;
    const timer = setTimeout(() => void startPush(), TIMING.pushSetupDelayMs);
    return () => {
      clearTimeout(timer);
      notifyPush({ type: 'left' });
    };
  }, [member, isOnBreak]);
}
