// Answers `GET /internal/host?domain=`, the question of a TLS server before it gets a certificate.
import 'server-only';
import { isCollector } from '@/lib/server/features/metrics/is-collector';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { isLoopbackHost, parseHost } from '@/lib/shared/merchant/host';

const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/** Asked on this machine: a visitor's request names another host or comes from another address. Next itself adds the peer's. */
function isFromHere({ headers }: Request): boolean {
  const host = parseHost(headers.get('host') ?? '');
  const addresses = headers.get('x-forwarded-for')?.split(',') ?? [];
  return isLoopbackHost(host?.name ?? '') && addresses.every((address) => LOOPBACK.test(address.trim()));
}

function statusFor(request: Request): number {
  if (!isFromHere(request) && !isCollector(request)) return 403;
  const domain = parseHost(new URL(request.url).searchParams.get('domain') ?? '');
  if (domain?.port !== '') return 400;
  // A wildcard would let a stranger have certificates made for any number of names.
  return getMerchantByHost(domain.name)?.hosts.includes(domain.name) ? 200 : 404;
}

/**
 * Answers 200 for an exact host of the registry, 404 for any other, 400 for what is no host name, and 403 unless it is asked
 * from this machine at a loopback address, or with METRICS_TOKEN. From memory, without a body.
 */
export function answerHost(request: Request): Response {
  return new Response(null, { status: statusFor(request), headers: { 'Cache-Control': 'no-store' } });
}
