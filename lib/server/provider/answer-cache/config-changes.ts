// Tells who made something of a merchant's site configuration that it reads otherwise now (SEC-15).
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Hears the code of the merchant whose configuration changed. */
export type ConfigListener = (merchantCode: string) => void;

// Next bundles the gate and the pages apart: all of them hear of a change that one has seen.
function getListeners(): Set<ConfigListener> {
  return getProcessSingleton('config-listeners', () => new Set<ConfigListener>());
}

/** Has a listener called whenever a merchant's siteConfig has another text than before, also where another instance saw it. Returns how to stop. */
export function onConfigChange(listener: ConfigListener): () => void {
  const listeners = getListeners();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls the listeners; one that throws keeps no other from hearing. */
export function notifyConfigChange(merchantCode: string): void {
  for (const listener of getListeners()) {
    try {
      listener(merchantCode);
    } catch (error) {
      getLog().error({ merchant: merchantCode, error: String(error) }, 'listener failed');
    }
  }
}
