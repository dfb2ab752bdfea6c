// The Maya wallet opens the site with a session of its own in the address.
import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import type { RegistrationBase } from '@/lib/shared/auth/register/build-registration';
import type { WireMayaRequest } from '@/lib/shared/calls/wire-session';

/** What the wallet hands over. */
export type MayaSession = { readonly sessionId: string; readonly env: string };

const NAMES = ['sessionId', 'env'] as const;

/** The wallet's session in a query, or undefined; both parts are needed, and neither holds anything but letters, digits and `._~=+/-`. */
export function parseMayaSession(query: URLSearchParams): MayaSession | undefined {
  const sessionId = query.get('sessionId') ?? '';
  const env = query.get('env') ?? '';
  const isPlain = /^[\w.~=+/-]{1,512}$/.test(sessionId) && /^[\w-]{1,32}$/.test(env);
  return isPlain ? { sessionId, env } : undefined;
}

/**
 * The same address with the wallet's session behind the hash, where neither server, page, referrer nor log sees it; undefined where
 * the query carries none. One that is broken, or that is not taken, goes without a trace.
 */
export function hideMayaSession(url: URL, hasWallet: boolean): string | undefined {
  if (!url.searchParams.has('sessionId')) return undefined;
  const session = hasWallet ? parseMayaSession(url.searchParams) : undefined;
  const clean = new URL(url);
  for (const name of NAMES) clean.searchParams.delete(name);
  const hash = session ? `#${new URLSearchParams(session)}` : '';
  return clean.pathname + clean.search + hash;
}

/** The wallet's session behind a hash, or undefined. */
export function readMayaHash(hash: string): MayaSession | undefined {
  return parseMayaSession(new URLSearchParams(hash.replace(/^#/, '')));
}

function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? '';
}

/** Builds the login: the session, where the player comes from, the device. `registerUrl` is without a hash. */
export function buildMayaLogin(
  session: MayaSession,
  base: Pick<RegistrationBase, 'affiliateCode' | 'domain' | 'registerUrl'>,
  device: DeviceFacts,
): WireMayaRequest {
  const { registerUrl, affiliateCode, domain } = base;
  return {
    ...session,
    ...(registerUrl === undefined ? {} : { registerUrl: withoutHash(registerUrl) }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(domain === undefined ? {} : { domain }),
    ...(device.loginDeviceId === undefined ? {} : { loginDeviceId: device.loginDeviceId }),
    ...(device.device === undefined ? {} : { device: device.device }),
  };
}
