// The Maya wallet opens the site with a session of its own in the address (A22, ruling 38).
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

/** Whether an address carries anything of a wallet's session, whole or broken: it has to go either way. */
export function hasMayaSession(query: URLSearchParams): boolean {
  return query.has('sessionId');
}

/** The same address without the wallet's session; the rest of the query and the hash stay. */
export function withoutMayaSession(href: string): string {
  const url = new URL(href);
  for (const name of NAMES) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** Builds the login (SPEC §7): the session, where the player comes from, the device. `registerUrl` is without the session. */
export function buildMayaLogin(
  session: MayaSession,
  base: Pick<RegistrationBase, 'affiliateCode' | 'domain' | 'registerUrl'>,
  device: DeviceFacts,
): WireMayaRequest {
  const { registerUrl, affiliateCode, domain } = base;
  const url = registerUrl === undefined ? undefined : new URL(registerUrl);
  for (const name of NAMES) url?.searchParams.delete(name);
  return {
    ...session,
    ...(url === undefined ? {} : { registerUrl: url.href }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(domain === undefined ? {} : { domain }),
    ...(device.loginDeviceId === undefined ? {} : { loginDeviceId: device.loginDeviceId }),
    ...(device.device === undefined ? {} : { device: device.device }),
  };
}
