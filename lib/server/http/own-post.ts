// Reads POST requests from own pages: same origin, known merchant, limited body (SEC-29).
import 'server-only';
import { parseJson } from '@/lib/server/http/parse-json';
import { isCompressed, readLimitedText } from '@/lib/server/http/read-body';
import { isSameSite } from '@/lib/server/http/same-site';
import {
  type ClientConnection,
  readClientConnection,
} from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

/** JSON from a script, or a form from a page without script, which redirects to `back`. */
export type OwnPost = {
  readonly client: ClientConnection;
  readonly merchant: Merchant;
  readonly body: unknown;
  readonly back?: string;
};

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Returns an empty response that is not cached, with its cookies. */
export function toEmptyAnswer(status: number, cookies: readonly string[] = [], location?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY });
  if (location !== undefined) headers.set('Location', location);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

/** Reads a POST, or returns its rejection: 421, 403 cross-origin, 415, 413 above `maxBytes`. A form's `back` outside the site leads home (SEC-69). */
export async function readOwnPost(request: Request, maxBytes: number): Promise<OwnPost | number> {
  const client = readClientConnection(request.headers);
  const merchant = getMerchantByHost(client.hostName ?? '');
  if (!merchant) return 421;
  if (!isSameSite(request.headers, request.method, client)) return 403;
  const type = request.headers.get('content-type') ?? '';
  const isForm = FORM_TYPE.test(type);
  if (isCompressed(request.headers) || (!isForm && !JSON_TYPE.test(type))) return 415;
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return 413;
  if (!isForm) return { client, merchant, body: parseJson(text) };
  const form = new URLSearchParams(text);
  const back = parseInternalPath(form.get('back')) ?? ROUTES.home;
  return { client, merchant, body: Object.fromEntries(form), back };
}

/** Returns 204 to a script, or the redirect of a form. */
export function answerOwnPost({ back }: OwnPost, cookies: readonly string[]): Response {
  return back === undefined ? toEmptyAnswer(204, cookies) : toEmptyAnswer(303, cookies, back);
}
