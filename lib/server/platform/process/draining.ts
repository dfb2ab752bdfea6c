// Whether this process is shutting down. The Node server writes it and /readyz reads it from another bundle.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getState = () => getProcessSingleton('draining', () => ({ isDraining: false, isAnnounced: false }));

/** Returns whether this process is shutting down. */
export function isDraining(): boolean {
  return getState().isDraining;
}

/** Returns whether `/readyz` reports the shutdown to load balancers with 503; `/healthz` does not. */
export function isAnnounced(): boolean {
  return getState().isAnnounced;
}

/** Marks this process as shutting down, for good. */
export function setDraining(announced: boolean): void {
  Object.assign(getState(), { isDraining: true, isAnnounced: announced });
}
