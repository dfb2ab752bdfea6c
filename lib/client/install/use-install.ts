import 'client-only';
import { useSyncExternalStore } from 'react';
import { getInstall, subscribeInstall } from '@/lib/client/install/install-store';
import type { InstallState } from '@/lib/shared/install/install-machine';

/** Returns the install state of this page. */
export function useInstall(): InstallState {
  return useSyncExternalStore(subscribeInstall, getInstall, getInstall);
}
