// Notifies whatever derives from a merchant's site configuration that it has changed.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

export type ConfigListener = (merchantCode: string) => void;

// Shared by Next's bundles: a change that one sees reaches all.
function getListeners(): Set<ConfigListener> {
  return getProcessSingleton('config-listeners', () => new Set<ConfigListener>());
}

/** Subscribes to changes of merchants' siteConfig, also those seen by other instances. */
export function onConfigChange(listener: ConfigListener): void {
  getListeners().add(listener);
}

/** Calls the listeners; an error of one does not stop the others. */
export function notifyConfigChange(merchantCode: string): void {
  for (const listener of getListeners()) {
    try {
      listener(merchantCode);
    } catch (error) {
      getLog().error({ merchant: merchantCode, error: String(error) }, 'listener failed');
    }
  }
}
