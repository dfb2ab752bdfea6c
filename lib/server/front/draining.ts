// Whether this process is about to end: written by the front, read by /readyz, which Next bundles apart (FLT-1).
import 'server-only';
import { getSingle } from '@/lib/server/single';

const getState = () => getSingle('draining', () => ({ isDraining: false }));

/** Whether this process is about to end: `/readyz` then says 503, `/healthz` does not (FLT-1, FLT-46). */
export function isDraining(): boolean {
  return getState().isDraining;
}

/** Says from now on that this process is about to end; there is no way back (FLT-1). */
export function setDraining(): void {
  getState().isDraining = true;
}
