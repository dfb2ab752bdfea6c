// A POST that one of our own pages makes to a handler of ours: who asks, of whose site, and with what (SEC-29).
import 'server-only';
import { parseJson } from '@/lib/server/http/parse-json';
import { isCoded, readLimitedText } from '@/lib/server/http/read-body';
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

/** What was posted: JSON by a script, or a form by a page without script, which leads back to `back`. */
export type OwnPost = {
  readonly peer: ClientConnection;
  readonly merchant: Merchant;
  /** Parsed JSON, or the form's fields; undefined for what is no JSON, or is nested too deep. */
  readonly body: unknown;
  readonly back?: string;
};

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** An empty answer that no cache stores, with its cookies. */
export function toEmptyAnswer(status: number, cookies: readonly string[] = [], location?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY });
  if (location !== undefined) headers.set('Location', location);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

/**
 * Reads one; a number is the status of the refusal: 421 for an unknown host, 403 from elsewhere, 415 for anything but plain JSON and forms, 413 above
 * `maxBytes`. A form's `back` that is no path of the site leads home (SEC-69).
 */
export async function readOwnPost(request: Request, maxBytes: number): Promise<OwnPost | number> {
  const peer = readClientConnection(request.headers);
  const merchant = getMerchantByHost(peer.hostName ?? '');
  if (!merchant) return 421;
  if (!isSameSite(request.headers, request.method, peer)) return 403;
  const type = request.headers.get('content-type') ?? '';
  const isForm = FORM_TYPE.test(type);
  if (isCoded(request.headers) || (!isForm && !JSON_TYPE.test(type))) return 415;
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return 413;
  if (!isForm) return { peer, merchant, body: parseJson(text) };
  const form = new URLSearchParams(text);
  const back = parseInternalPath(form.get('back')) ?? ROUTES.home;
  return { peer, merchant, body: Object.fromEntries(form), back };
}

/** The answer to what was taken: 204 for a script, the way back for a form. */
export function answerOwnPost({ back }: OwnPost, cookies: readonly string[]): Response {
  return back === undefined ? toEmptyAnswer(204, cookies) : toEmptyAnswer(303, cookies, back);
}
