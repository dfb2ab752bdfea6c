// Starts a player's break: a server-set cookie locks game launches on this device until it ends.
import 'server-only';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import { ANSWER_HEADERS, toResponse } from '@/lib/server/http/call-answer';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { bodyTypeOf, readLimitedText } from '@/lib/server/http/read-body';
import { toRejection } from '@/lib/server/http/rejections';
import { isSameSite } from '@/lib/server/http/same-site';
import {
  type ClientConnection,
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { parseJson } from '@/lib/server/platform/parse-json';
import { toDroppedDeviceKey } from '@/lib/server/sessions/device-key';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { toRecord } from '@/lib/shared/is-record';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { ROUTES } from '@/lib/shared/routes';
import {
  BREAK_COOKIE,
  BREAK_ON_ANCHOR,
  type BreakMinutes,
  breakEndOf,
  FORGETTING_MINUTES,
  parseBreakMinutes,
} from '@/lib/shared/safety/break';

const MAX_BYTES = 256;

type BreakRequest = { readonly minutes: BreakMinutes; readonly isForm: boolean };

function minutesOf(text: string, isForm: boolean): unknown {
  if (isForm) return new URLSearchParams(text).get('minutes');
  return toRecord(parseJson(text)).minutes;
}

async function readBreakRequest(request: Request): Promise<BreakRequest | SiteErrorCode> {
  const type = bodyTypeOf(request.headers);
  if (!type) return 'unsupported_media_type';
  const isForm = type === 'form';
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === undefined) return 'payload_too_large';
  const minutes = parseBreakMinutes(minutesOf(text, isForm));
  return minutes === undefined ? 'bad_request' : { minutes, isForm };
}

function rejectionOf(
  request: Request,
  client: ClientConnection,
  merchant: Merchant | undefined,
): SiteErrorCode | undefined {
  if (!merchant) return 'domain_not_available';
  return isSameSite(request.headers, 'POST', client) ? undefined : 'cross_site_request';
}

function languageOf({ headers }: Request, merchant: Merchant | undefined, https: boolean) {
  const choice = headers.get('language');
  if (!merchant) return parseLanguage(choice) ?? 'EN';
  return readLanguage({ headers, brand: merchant.brand, https, choice });
}

function toCookies({ headers }: Request, { minutes }: BreakRequest, https: boolean) {
  const now = Date.now();
  const endMs = breakEndOf(minutes, now, readBreakEnd(headers, https, now));
  const value = String(endMs / 1000);
  const maxAgeSeconds = Math.ceil((endMs - now) / 1000);
  const cookie = toSetCookie({ name: BREAK_COOKIE, value, maxAgeSeconds, httpOnly: false, https });
  // Without the key no copy of a remembered login opens, whatever the browser still stores.
  const dropped = minutes >= FORGETTING_MINUTES ? toDroppedDeviceKey(headers, https) : [];
  return { until: endMs / 1000, cookies: [cookie, ...dropped] };
}

/** Starts a break of one of four lengths; returns its end in epoch seconds as `value.until`, or redirects a form back. A longer break stays. */
export async function answerBreak(request: Request): Promise<Response> {
  const client = readClientConnection(request.headers);
  const https = needsSecureCookies(client);
  const merchant = getMerchantByHost(client.hostName);
  const requested = rejectionOf(request, client, merchant) ?? (await readBreakRequest(request));
  if (typeof requested === 'string') {
    const language = languageOf(request, merchant, https);
    return toResponse(toRejection(requested, { language, traceparent: readTraceparent(request.headers) }));
  }
  const { until, cookies } = toCookies(request, requested, https);
  const headers = new Headers(ANSWER_HEADERS);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (!requested.isForm)
    return new Response(JSON.stringify({ success: true, value: { until } }), { headers });
  headers.set('Location', `${ROUTES.safety}#${BREAK_ON_ANCHOR}`);
  return new Response(null, { status: 303, headers });
}
