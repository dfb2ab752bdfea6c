// Notifies listeners of changed and removed merchants.
import 'server-only';
import { notifyAll } from '@/lib/server/platform/notify-all';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Gets the codes of changed or removed merchants, never those of new ones. */
type MerchantListener = (codes: readonly string[]) => void;

const getListeners = (): Set<MerchantListener> => getProcessSingleton('merchant-listeners', () => new Set());

/** Subscribes, for the life of the process, to the codes of changed or removed merchants; called when the new registry is in use (SEC-15). */
export function onMerchantChange(listener: MerchantListener): void {
  getListeners().add(listener);
}

/** Calls the listeners, if any merchant changed. */
export function notifyMerchantChange(codes: readonly string[]): void {
  if (codes.length > 0) notifyAll(getListeners(), codes);
}
