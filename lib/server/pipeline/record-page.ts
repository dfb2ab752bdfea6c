// Counts documents and redirects by merchant and status class.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

function merchantOf(request: Pick<IncomingMessage, 'headers'>): string {
  const { hostName = '' } = readClientConnection(toHeaderReader(request));
  return getMerchantByHost(hostName)?.code ?? NO_LABEL;
}

function isPage({ statusCode }: ServerResponse, type: unknown): boolean {
  const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  return isRedirect || String(type ?? '').startsWith('text/html');
}

/** Counts a response once it is sent, if it is a document or redirects to one. */
export function recordPage(request: Pick<IncomingMessage, 'headers'>, response: ServerResponse): void {
  const metrics = getMetrics();
  if (!metrics) return;
  const startedMs = performance.now();
  response.once('finish', () => {
    if (!isPage(response, response.getHeader('content-type'))) return;
    const merchant = merchantOf(request);
    metrics.pages.inc({ merchant, status: `${Math.floor(response.statusCode / 100)}xx` });
    metrics.pageSeconds.observe({ merchant }, (performance.now() - startedMs) / 1000);
  });
}
