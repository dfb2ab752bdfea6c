// Login by the Maya wallet, which opens the site with its own session in the address.
import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import type { RegistrationBase } from '@/lib/shared/auth/register/build-registration';
import type { WireMayaRequest } from '@/lib/shared/calls/wire-session';

export type MayaSession = { readonly sessionId: string; readonly env: string };

const NAMES = ['sessionId', 'env'] as const;

/** Reads the wallet's session; both parts must be present and hold only letters, digits and `._~=+/-`. */
export function parseMayaSession(query: URLSearchParams): MayaSession | undefined {
  const sessionId = query.get('sessionId') ?? '';
  const env = query.get('env') ?? '';
  const isPlain = /^[\w.~=+/-]{1,512}$/.test(sessionId) && /^[\w-]{1,32}$/.test(env);
  return isPlain ? { sessionId, env } : undefined;
}

/** Moves the wallet's session behind the hash, out of logs and referrers; drops an invalid or unsupported one. */
export function hideMayaSession(url: URL, hasWallet: boolean): string | undefined {
  if (!url.searchParams.has('sessionId')) return undefined;
  const session = hasWallet ? parseMayaSession(url.searchParams) : undefined;
  const clean = new URL(url);
  for (const name of NAMES) clean.searchParams.delete(name);
  const hash = session ? `#${new URLSearchParams(session)}` : '';
  return clean.pathname + clean.search + hash;
}

/** Reads the wallet's session from a hash. */
export function readMayaHash(hash: string): MayaSession | undefined {
  return parseMayaSession(new URLSearchParams(hash.replace(/^#/, '')));
}

/** Builds the login request; `registerUrl` has no hash. */
export function buildMayaLogin(
  session: MayaSession,
  { registerUrl, affiliateCode, domain }: Partial<RegistrationBase>,
  { device, loginDeviceId }: DeviceFacts,
): WireMayaRequest {
  const address = registerUrl?.split('#', 1)[0];
  return { ...session, registerUrl: address, affiliateCode, domain, device, loginDeviceId };
}
