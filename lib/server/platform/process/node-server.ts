// Whether the Node server runs before Next. server.ts writes it and instrumentation.ts reads it from another bundle.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getState = () => getProcessSingleton('node-server', () => ({ isNodeServer: false }));

/** Returns whether requests pass the Node server before Next. */
export function isNodeServer(): boolean {
  return getState().isNodeServer;
}

/** Records that the Node server runs; call it before Next is prepared. */
export function markNodeServer(): void {
  getState().isNodeServer = true;
}
