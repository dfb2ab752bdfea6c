// Answers /metrics for a collector that knows the token (SEC-108).
import 'server-only';
import cluster from 'node:cluster';
import { isCollector } from '@/lib/server/features/metrics/is-collector';
import { askSum } from '@/lib/server/platform/metrics/ask-sum';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'X-Robots-Tag': 'noindex, nofollow',
};

/** 404 where no token is configured, 401 for a wrong or missing one, else the figures as Prometheus text: those of this process, or of all instances of the port together. */
export async function answerMetrics(request: Request): Promise<Response> {
  const figures = getMetrics();
  if (!figures) return new Response(null, { status: 404, headers: HEADERS });
  if (!isCollector(request))
    return new Response(null, { status: 401, headers: { ...HEADERS, 'WWW-Authenticate': 'Bearer' } });
  const { registry } = figures;
  const text = await (cluster.isWorker ? askSum().catch(() => undefined) : registry.metrics());
  if (text === undefined) return new Response(null, { status: 503, headers: HEADERS });
  return new Response(text, {
    headers: { ...HEADERS, 'Content-Type': registry.contentType },
  });
}
