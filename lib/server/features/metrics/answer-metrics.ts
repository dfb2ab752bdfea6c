// Answers /metrics for a collector with the token.
import 'server-only';
import cluster from 'node:cluster';
import { isCollector } from '@/lib/server/features/metrics/is-collector';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { requestMetricsSum } from '@/lib/server/platform/metrics/request-metrics-sum';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

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
