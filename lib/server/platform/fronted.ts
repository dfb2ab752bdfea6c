// Whether the front stands before Next in this process: written by server.ts, read by instrumentation.ts, which Next bundles apart.
import 'server-only';
import { getSingle } from '@/lib/server/platform/process-singleton';

const getState = () => getSingle('fronted', () => ({ isFronted: false }));

/** Whether requests pass the front before Next sees them. */
export function isFronted(): boolean {
  return getState().isFronted;
}

/** Says that they do; to be called before Next is prepared. */
export function setFronted(): void {
  getState().isFronted = true;
}
