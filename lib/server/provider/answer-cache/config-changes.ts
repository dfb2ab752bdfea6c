// Notifies whatever derives from a merchant's site configuration that it has changed.
import 'server-only';
import { notifyAll } from '@/lib/server/platform/notify-all';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

type ConfigListener = (merchantCode: string) => void;

// Shared by Next's bundles: a change that one sees reaches all.
const getListeners = (): Set<ConfigListener> => getProcessSingleton('config-listeners', () => new Set());

/** Subscribes to changes of merchants' siteConfig, also those seen by other instances. */
export function onConfigChange(listener: ConfigListener): void {
  getListeners().add(listener);
}

/** Calls the listeners. */
export function notifyConfigChange(merchantCode: string): void {
  notifyAll(getListeners(), merchantCode);
}
