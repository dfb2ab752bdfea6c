// Host, scheme and address of the client; forwarding headers count only from configured proxies (SEC-5, SEC-6).
import 'server-only';
import { forwardedAddressOf } from '@/lib/server/platform/connection/forwarded-address';
import { isSitePort } from '@/lib/server/platform/connection/site-ports';
import { getEnv } from '@/lib/server/platform/env';
import { randomText } from '@/lib/server/platform/random-text';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { isLoopbackHost, parseHost } from '@/lib/shared/merchant/host';

export type ClientConnection = {
  /** Normalised host name without port; undefined when the Host header is malformed. */
  readonly hostName?: string;
  readonly host: string;
  /** Without a port that the site does not serve: pages and the provider get this one. */
  readonly siteHost: string;
  readonly https: boolean;
  /** Undefined where no proxy reports it and the host is not this machine. */
  readonly scheme?: 'http' | 'https';
  readonly address: string;
};

function lastOf(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}

// Without a proxy that reports the scheme, an unconfigured proxy may still end TLS.
function schemeOf(reported: string | undefined, name = ''): ClientConnection['scheme'] {
  if (reported === 'https' || reported === 'http') return reported;
  return isLoopbackHost(name) ? 'http' : undefined;
}

export const UNKNOWN_ADDRESS = '0.0.0.0';

/** Reads host, scheme and address; forwarded ones only with TRUSTED_PROXY_HOPS ≥ 1, the address as the farthest trusted proxy saw it. */
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
    address: forwardedAddressOf(headers.get('x-forwarded-for'), hops) ?? UNKNOWN_ADDRESS,
  };
}

/** Returns whether this client gets `__Host-` cookies: always, except over plain http on loopback. */
export function needsSecureCookies(client: ClientConnection): boolean {
  return client.https || !isLoopbackHost(client.hostName ?? '');
}

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Creates a trace context. */
export function makeTraceparent(): string {
  return `00-${randomText(16, 'hex')}-${randomText(8, 'hex')}-01`;
}

/** Returns the request's trace context where it is well formed, else a new one. */
export function readTraceparent(headers: HeaderReader): string {
  const given = headers.get('traceparent') ?? '';
  return TRACEPARENT.test(given) ? given : makeTraceparent();
}
