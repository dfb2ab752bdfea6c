// Notifies listeners of changed and removed merchants.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Gets the codes of changed or removed merchants, never those of new ones. */
type MerchantListener = (codes: readonly string[]) => void;

const getListeners = (): Set<MerchantListener> => getProcessSingleton('merchant-listeners', () => new Set());

/** Subscribes, for the life of the process, to the codes of changed or removed merchants; called when the new registry is in use (SEC-15). */
export function onMerchantChange(listener: MerchantListener): void {
  getListeners().add(listener);
}

/** Calls the listeners; an error of one does not stop the others. */
export function notifyMerchantChange(codes: readonly string[]): void {
  if (codes.length === 0) return;
  for (const listener of getListeners()) {
    try {
      listener(codes);
    } catch (error) {
      getLog().error({ error: String(error) }, 'a change of merchants was not taken in');
    }
  }
}
