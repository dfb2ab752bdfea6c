// Stores the device id in a server-set cookie, which no browser shortens to a week, and names the alternate host.
import 'server-only';
import { alternateOriginOf } from '@/lib/server/features/device/alternate-hosts';
import { ANSWER_HEADERS } from '@/lib/server/http/call-answer';
import { parseJson } from '@/lib/server/http/parse-json';
import { isCompressed, readLimitedText } from '@/lib/server/http/read-body';
import { isSameSite } from '@/lib/server/http/same-site';
import {
  type ClientConnection,
  needsSecureCookies,
  readClientConnection,
} from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DEVICE_ID_COOKIE, isDeviceId } from '@/lib/shared/device/device-id';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

const MAX_BYTES = 256;
const DAY_SECONDS = 24 * 3600;

function answer(status: number, cookie?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY });
  if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

function toCookie(deviceId: string, client: ClientConnection): string {
  return toSetCookie({
    name: DEVICE_ID_COOKIE,
    value: deviceId,
    maxAgeSeconds: LIFETIME_DAYS.deviceId * DAY_SECONDS,
    httpOnly: false,
    https: needsSecureCookies(client),
  });
}

function idOf(text: string): unknown {
  return (parseJson(text) as { deviceId?: unknown } | null | undefined)?.deviceId;
}

function findPlace(request: Request): { client: ClientConnection; merchant?: Merchant; isOwn: boolean } {
  const client = readClientConnection(request.headers);
  const isOwn = isSameSite(request.headers, request.method, client);
  return { client, merchant: getMerchantByHost(client.hostName ?? ''), isOwn };
}

/** Stores `deviceId` for 365 days (204). Rejects with 421, 403, 415, 413 (above 256 bytes) or 400. Needs no session and logs nothing. */
export async function answerDevice(request: Request): Promise<Response> {
  const { client, merchant, isOwn } = findPlace(request);
  if (!merchant) return answer(421);
  if (!isOwn) return answer(403);
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
  if (!isJson || isCompressed(request.headers)) return answer(415);
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === undefined) return answer(413);
  const deviceId = idOf(text);
  return isDeviceId(deviceId) ? answer(204, toCookie(deviceId, client)) : answer(400);
}

/** Returns the alternate host's origin as `value.twin`, if any, to a page without a device id. */
export function answerAlternateHost(request: Request): Response {
  const { client, merchant, isOwn } = findPlace(request);
  if (!merchant) return answer(421);
  if (!isOwn) return answer(403);
  const body = JSON.stringify({ success: true, value: { twin: alternateOriginOf(merchant, client) } });
  return new Response(body, { headers: ANSWER_HEADERS });
}
