// Whether this process is about to end: written by the front, read by /readyz, which Next bundles apart.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getState = () => getProcessSingleton('draining', () => ({ isDraining: false, isAnnounced: false }));

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return getState().isDraining;
}

/** Whether balancers are to be told so: `/readyz` then says 503, `/healthz` does not. */
export function isAnnounced(): boolean {
  return getState().isAnnounced;
}

/** Says from now on that this process is about to end; there is no way back. */
export function setDraining(announced: boolean): void {
  Object.assign(getState(), { isDraining: true, isAnnounced: announced });
}
