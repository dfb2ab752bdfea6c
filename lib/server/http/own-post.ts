// Reads POST requests from own pages: same origin, known merchant, limited body (SEC-29).
import 'server-only';
import { bodyTypeOf, readLimitedText } from '@/lib/server/http/read-body';
import { isSameSite } from '@/lib/server/http/same-site';
import {
  type ClientConnection,
  readClientConnection,
} from '@/lib/server/platform/connection/client-connection';
import { parseJson } from '@/lib/server/platform/parse-json';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

export type OwnRequest = { readonly client: ClientConnection; readonly merchant: Merchant };

/** JSON from a script, or a form from a page without script, which redirects to `back`. */
export type OwnPost = OwnRequest & {
  readonly body: unknown;
  readonly back?: string;
};

/** Returns an empty response that is not cached, with its cookies. */
export function toEmptyAnswer(status: number, cookies: readonly string[] = [], location?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY });
  if (location !== undefined) headers.set('Location', location);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

/** Returns whose page a request comes from, or its rejection: 421 for an unknown host, 403 cross-origin. */
export function readOwnRequest(request: Request): OwnRequest | number {
  const client = readClientConnection(request.headers);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) return 421;
  return isSameSite(request.headers, request.method, client) ? { client, merchant } : 403;
}

/** Reads a POST, or returns its rejection: as readOwnRequest, 415, 413 above `maxBytes`. A form's `back` outside the site leads home (SEC-69). */
export async function readOwnPost(request: Request, maxBytes: number): Promise<OwnPost | number> {
  const own = readOwnRequest(request);
  if (typeof own === 'number') return own;
  const type = bodyTypeOf(request.headers);
  if (!type) return 415;
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return 413;
  if (type === 'json') return { ...own, body: parseJson(text) };
  const form = new URLSearchParams(text);
  const back = parseInternalPath(form.get('back')) ?? ROUTES.home;
  return { ...own, body: Object.fromEntries(form), back };
}

/** Returns 204 to a script, or the redirect of a form. */
export function answerOwnPost({ back }: OwnPost, cookies: readonly string[]): Response {
  return back === undefined ? toEmptyAnswer(204, cookies) : toEmptyAnswer(303, cookies, back);
}
