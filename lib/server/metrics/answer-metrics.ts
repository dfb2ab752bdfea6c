// Answers /metrics for a collector that knows the token (WIRE §1 METRICS_TOKEN, SEC-108).
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/server/env';
import { getFigures } from '@/lib/server/metrics/figures';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'X-Robots-Tag': 'noindex, nofollow',
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

// Hashes are of one length, so that neither the token's length nor how much of it was right shows in the time.
function isBearer(header: string | null, token: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(hash(given), hash(token));
}

/** 404 where no token is configured, 401 for a wrong or missing one, else the figures of this process as Prometheus text. */
export async function answerMetrics(request: Request): Promise<Response> {
  const figures = getFigures();
  const token = getEnv().METRICS_TOKEN;
  if (!figures || token === undefined) return new Response(null, { status: 404, headers: HEADERS });
  if (!isBearer(request.headers.get('authorization'), token))
    return new Response(null, { status: 401, headers: { ...HEADERS, 'WWW-Authenticate': 'Bearer' } });
  const { registry } = figures;
  return new Response(await registry.metrics(), {
    headers: { ...HEADERS, 'Content-Type': registry.contentType },
  });
}
