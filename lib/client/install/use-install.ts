// The state of the installation as a component sees it.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { getInstall, subscribeInstall } from '@/lib/client/install/install-store';
import type { InstallState } from '@/lib/shared/install/install-machine';

/** The state of this page's installation. */
export function useInstall(): InstallState {
  return useSyncExternalStore(subscribeInstall, getInstall, getInstall);
}
