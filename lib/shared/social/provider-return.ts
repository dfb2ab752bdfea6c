// Detects and cleans the return address of LINE or Telegram.
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Not verified yet. */
export type ProviderReturn =
  | { readonly kind: 'line'; readonly state: string; readonly code: string }
  | { readonly kind: 'line-refused'; readonly state: string; readonly error: string }
  | { readonly kind: 'telegram'; readonly start: string; readonly payload: string };

/** Carries the nonce of a Telegram sign-in in its return address. */
export const TELEGRAM_START_QUERY = 'tgStart';

export const LINE_QUERY = [
  'code',
  'state',
  'error',
  'error_description',
  'friendship_status_changed',
  'liffClientId',
] as const;

/** Telegram's parameters when an app moved the fragment into the query. */
export const TELEGRAM_QUERY = ['tgAuthResult', TELEGRAM_START_QUERY] as const;

const IN_HASH = /(?:^#|[?&])tgAuthResult=([^&]*)/;

function isLineReturn({ pathname, searchParams }: URL): boolean {
  const answer = searchParams.has('code') || searchParams.has('error');
  return trimPath(pathname) === ROUTES.home && answer && searchParams.has('state');
}

// Not URLSearchParams: "+" belongs to base64 here.
function payloadOf({ hash, search }: URL): string | undefined {
  return IN_HASH.exec(hash)?.[1] ?? IN_HASH.exec(search)?.[1];
}

/** Returns whether an address is a return: `/m/home?code|error&state`, or `tgAuthResult` in fragment or query. */
export function hasProviderReturn(url: URL): boolean {
  return isLineReturn(url) || payloadOf(url) !== undefined;
}

/** Parses a return address. */
export function parseProviderReturn(url: URL): ProviderReturn | undefined {
  const { searchParams } = url;
  const payload = payloadOf(url);
  if (payload !== undefined)
    return { kind: 'telegram', start: searchParams.get(TELEGRAM_START_QUERY) ?? '', payload };
  if (!isLineReturn(url)) return undefined;
  const state = searchParams.get('state') ?? '';
  const code = searchParams.get('code');
  if (code) return { kind: 'line', state, code };
  return { kind: 'line-refused', state, error: searchParams.get('error') ?? '' };
}

/** Removes the provider's parameters; other addresses stay as they are. */
export function withoutReturn(url: URL): URL {
  const clean = new URL(url);
  if (isLineReturn(url)) for (const name of LINE_QUERY) clean.searchParams.delete(name);
  if (payloadOf(url) === undefined) return clean;
  if (IN_HASH.test(url.hash)) clean.hash = '';
  for (const name of TELEGRAM_QUERY) clean.searchParams.delete(name);
  return clean;
}
