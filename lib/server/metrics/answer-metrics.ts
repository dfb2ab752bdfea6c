// Answers /metrics for a collector that knows the token (WIRE §1 METRICS_TOKEN, SEC-108).
import 'server-only';
import { getAllFigures } from '@/lib/server/metrics/all-figures';
import { getFigures } from '@/lib/server/metrics/figures';
import { isCollector } from '@/lib/server/metrics/is-collector';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'X-Robots-Tag': 'noindex, nofollow',
};

/** 404 where no token is configured, 401 for a wrong or missing one, else the figures as Prometheus text: of this process, or of all under its parent; 503 where one of these does not tell them. */
export async function answerMetrics(request: Request): Promise<Response> {
  const figures = getFigures();
  if (!figures) return new Response(null, { status: 404, headers: HEADERS });
  if (!isCollector(request))
    return new Response(null, { status: 401, headers: { ...HEADERS, 'WWW-Authenticate': 'Bearer' } });
  const { registry } = figures;
  const text = await getAllFigures(registry).catch(() => undefined);
  if (text === undefined)
    return new Response(null, { status: 503, headers: { ...HEADERS, 'Retry-After': '5' } });
  return new Response(text, { headers: { ...HEADERS, 'Content-Type': registry.contentType } });
}
