// Answers /metrics for a collector with the token: of all instances, which the parent process gathers.
import 'server-only';
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { isCollector } from '@/lib/server/features/metrics/is-collector';
import type { ToInstance, ToParent } from '@/lib/server/platform/metrics/instance-messages';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** Longer than the parent waits for the slowest instance. */
const WAIT_MS = 3_000;

/** Returns the metrics of all instances as Prometheus text. @throws where the parent does not answer in time. */
function requestMetricsSum(): Promise<string> {
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

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Returns 404 without METRICS_TOKEN, 401 for a wrong one, else the metrics of all instances as Prometheus text. */
export async function answerMetrics(request: Request): Promise<Response> {
  const metrics = getMetrics();
  if (!metrics) return new Response(null, { status: 404, headers: HEADERS });
  if (!isCollector(request))
    return new Response(null, { status: 401, headers: { ...HEADERS, 'WWW-Authenticate': 'Bearer' } });
  const { registry } = metrics;
  const text = await (cluster.isWorker ? requestMetricsSum().catch(() => undefined) : registry.metrics());
  if (text === undefined) return new Response(null, { status: 503, headers: HEADERS });
  return new Response(text, {
    headers: { ...HEADERS, 'Content-Type': registry.contentType },
  });
}
