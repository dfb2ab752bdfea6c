// Counts documents and redirects by merchant and status class.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

const HOST_HEADERS = ['host', 'x-forwarded-host'];

function merchantOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const reported = new Headers();
  for (const name of HOST_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') reported.set(name, value);
  }
  return getMerchantByHost(readClientConnection(reported).hostName ?? '')?.code ?? NO_LABEL;
}

function isPage({ statusCode }: ServerResponse, type: unknown): boolean {
  const leads = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  return leads || String(type ?? '').startsWith('text/html');
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
