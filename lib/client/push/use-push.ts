// Push as hooks.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { getPush, notifyPush, subscribePush } from '@/lib/client/push/push-store';
import { startPush } from '@/lib/client/push/run-push';
import { useBreakEnd } from '@/lib/client/safety/break-store';
import { useSession } from '@/lib/client/session/use-session';
import { PUSH_SETUP_DELAY_MS } from '@/lib/shared/constants';
import type { PushState } from '@/lib/shared/push/push-machine';

/** Returns the push state. */
export function usePush(): PushState {
  return useSyncExternalStore(subscribePush, getPush, getPush);
}

/** Sets up push 10 s after load or login; another member starts over. */
export function usePushSetup(): void {
  const session = useSession();
  const member = session.state === 'member' ? session.info.id || session.info.userName : '';
  // A break hides the prompt; its end brings it back.
  const isOnBreak = useBreakEnd() !== undefined;
  useEffect(() => {
    if (member === '' || isOnBreak) return;
    const timer = setTimeout(() => void startPush(), PUSH_SETUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      notifyPush({ type: 'left' });
    };
  }, [member, isOnBreak]);
}
