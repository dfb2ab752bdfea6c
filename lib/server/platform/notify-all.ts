import 'server-only';
import { getLog } from '@/lib/server/platform/log';

/** Calls the listeners with a value; an error of one does not stop the others. */
export function notifyAll<Value>(listeners: ReadonlySet<(value: Value) => void>, value: Value): void {
  for (const listener of listeners) {
    try {
      listener(value);
    } catch (error) {
      getLog().error({ value, error: String(error) }, 'a listener failed');
    }
  }
}
