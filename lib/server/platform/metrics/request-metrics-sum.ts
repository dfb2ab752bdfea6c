// Requests the metrics of all instances from the parent process.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ToInstance, ToParent } from '@/lib/server/platform/metrics/instance-messages';

/** Longer than the parent waits for the slowest instance. */
const WAIT_MS = 3_000;

/** Returns the metrics of all instances as Prometheus text. @throws where the parent does not answer in time. */
export function requestMetricsSum(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const onMessage = (message: ToInstance): void => {
      if (message.kind === 'sum' && message.id === id) finish(() => resolve(message.text));
    };
    const finish = (settle: () => void): void => {
      clearTimeout(limit);
      process.off('message', onMessage);
      settle();
    };
    const limit = setTimeout(() => finish(() => reject(new Error('the parent does not answer'))), WAIT_MS);
    process.on('message', onMessage);
    process.send?.({ kind: 'sum', id } satisfies ToParent);
  });
}
