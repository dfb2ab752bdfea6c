// Tells who keeps something of a merchant that its entry changed or went (SEC-15).
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Registry } from '@/lib/server/tenants/assembly/load-registry';

/** Is told the codes of merchants whose entry changed or went; never that of a new one. */
export type MerchantListener = (codes: readonly string[]) => void;

const getListeners = (): Set<MerchantListener> => getProcessSingleton('merchant-listeners', () => new Set());

/** Keeps a listener for the life of the process. */
export function addMerchantListener(listener: MerchantListener): void {
  getListeners().add(listener);
}

/** Tells the listeners; one that throws keeps none of the others from being told. */
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

/** The codes of `before` that say something else in `after`, or are gone. */
export function findChangedCodes(before: Registry, after: Registry): string[] {
  return [...before.merchants.values()]
    .filter((it) => after.merchants.get(it.code) !== it)
    .map(({ code }) => code);
}
