// Whether the front stands before Next in this process: written by server.ts, read by instrumentation.ts, which Next bundles apart.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getState = () => getProcessSingleton('fronted', () => ({ isNodeServer: false }));

/** Whether requests pass the front before Next sees them. */
export function isNodeServer(): boolean {
  return getState().isNodeServer;
}

/** Says that they do; to be called before Next is prepared. */
export function markNodeServer(): void {
  getState().isNodeServer = true;
}
