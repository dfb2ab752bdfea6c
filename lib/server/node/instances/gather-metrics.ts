// The parent's sum of metrics over all instances, ended ones included.
import 'server-only';
import { type Instance, sendToInstance } from '@/lib/server/node/instances/instance';
import type { ToParent } from '@/lib/server/platform/metrics/instance-messages';
import { type MetricValues, sumCounts, sumMetricsAsText } from '@/lib/server/platform/metrics/sum-metrics';

/** A busy instance counts with its last metrics, so that sums never fall. */
const WAIT_MS = 1_000;

/** Returns a function that makes the parent answer an instance's requests for the sum over `living`; call it with each new one. */
export function gatherMetrics(living: ReadonlySet<Instance>): (instance: Instance) => void {
  const lastMetrics = new Map<Instance, MetricValues>();
  const waiting = new Map<Instance, () => void>();
  let ended = Promise.resolve<MetricValues>([]);
  let running: Promise<string> | undefined;

  const requestMetrics = (instance: Instance) =>
    new Promise<void>((resolve) => {
      waiting.set(instance, resolve);
      setTimeout(resolve, WAIT_MS).unref();
      sendToInstance(instance, { kind: 'figures' });
    });
  const gather = async (): Promise<string> => {
    await Promise.all([...living].filter(({ isUp }) => isUp).map(requestMetrics));
    return sumMetricsAsText([await ended, ...lastMetrics.values()]);
  };
  const answer = async (instance: Instance, id: string): Promise<void> => {
    running ??= gather().finally(() => {
      running = undefined;
    });
    sendToInstance(instance, { kind: 'sum', id, text: await running });
  };
  const forget = (instance: Instance): void => {
    const last = lastMetrics.get(instance) ?? [];
    lastMetrics.delete(instance);
    ended = ended.then((before) => sumCounts([before, last]));
    waiting.get(instance)?.();
    waiting.delete(instance);
  };
  return (instance) => {
    instance.worker.on('message', (message: ToParent) => {
      if (message.kind === 'sum') void answer(instance, message.id);
      if (message.kind !== 'figures') return;
      lastMetrics.set(instance, message.values);
      waiting.get(instance)?.();
    });
    void instance.whenEnded.then(() => forget(instance));
  };
}
