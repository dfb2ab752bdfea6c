// Who is on the other end of a request: host, protocol and address, believing only configured proxies (SEC-5, SEC-6).
import 'server-only';
import { forwardedAddressOf } from '@/lib/server/platform/connection/forwarded-address';
import { isSitePort } from '@/lib/server/platform/connection/site-ports';
import { getEnv } from '@/lib/server/platform/env';
import { randomText } from '@/lib/server/platform/random-text';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { isLoopbackHost, parseHost } from '@/lib/shared/merchant/host';

/** The facts of a connection. */
export type ClientConnection = {
  /** Normalised host name without port; undefined when the Host header is malformed. */
  readonly hostName?: string;
  /** Host name with its port, as an Origin header shows it. */
  readonly host: string;
  /** The same, without a port that is none of the site's own: what pages and the provider are told (SEC-114). */
  readonly siteHost: string;
  readonly https: boolean;
  /** The scheme that the site is served by; undefined where no proxy tells it and the host is not this machine's. */
  readonly scheme?: 'http' | 'https';
  readonly address: string;
};

function lastOf(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}

// Without a proxy that tells it, a proxy that is not configured may still end TLS.
function schemeOf(told: string | undefined, name = ''): ClientConnection['scheme'] {
  if (told === 'https' || told === 'http') return told;
  return isLoopbackHost(name) ? 'http' : undefined;
}

/** Stands for an address that is not known, or must not be told. */
export const NO_ADDRESS = '0.0.0.0';

/**
 * Reads the peer. Forwarded host and protocol count only when TRUSTED_PROXY_HOPS is 1 or more, and then the nearest proxy's word;
 * the address is the one that the farthest trusted proxy saw. `__Host-` cookies need https, so plain http counts only on loopback.
 */
export function readClientConnection(headers: HeaderReader): ClientConnection {
  const hops = getEnv().TRUSTED_PROXY_HOPS;
  const rawHost =
    (hops > 0 ? lastOf(headers.get('x-forwarded-host')) : undefined) ?? headers.get('host') ?? '';
  const protocol = hops > 0 ? lastOf(headers.get('x-forwarded-proto')) : undefined;
  const parsed = parseHost(rawHost);
  const toHost = (port: string): string => `${parsed?.name ?? ''}${port === '' ? '' : `:${port}`}`;
  const port = parsed?.port ?? '';
  return {
    hostName: parsed?.name,
    host: toHost(port),
    siteHost: toHost(isSitePort(port) ? port : ''),
    https: protocol === 'https',
    scheme: schemeOf(protocol, parsed?.name),
    address: forwardedAddressOf(headers.get('x-forwarded-for'), hops) ?? NO_ADDRESS,
  };
}

/** Whether cookies of this peer take the https form: always, but for plain http on loopback. */
export function needsSecureCookies(peer: ClientConnection): boolean {
  return peer.https || !isLoopbackHost(peer.hostName ?? '');
}

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Starts a trace context. */
export function makeTraceparent(): string {
  return `00-${randomText(16, 'hex')}-${randomText(8, 'hex')}-01`;
}

/** The request's trace context: the one that came, when it is well formed, else a new one. */
export function readTraceparent(headers: HeaderReader): string {
  const given = headers.get('traceparent') ?? '';
  return TRACEPARENT.test(given) ? given : makeTraceparent();
}
