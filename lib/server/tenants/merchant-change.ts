// Notifies listeners of changed and removed merchants.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Registry } from '@/lib/server/tenants/assembly/load-registry';

/** Gets the codes of changed or removed merchants, never those of new ones. */
export type MerchantListener = (codes: readonly string[]) => void;

const getListeners = (): Set<MerchantListener> => getProcessSingleton('merchant-listeners', () => new Set());

/** Adds a listener for the life of the process. */
export function addMerchantListener(listener: MerchantListener): void {
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

/** Returns the codes of `before` whose entries differ in `after` or are missing. */
export function findChangedCodes(before: Registry, after: Registry): string[] {
  return [...before.merchants.values()]
    .filter((it) => after.merchants.get(it.code) !== it)
    .map(({ code }) => code);
}
