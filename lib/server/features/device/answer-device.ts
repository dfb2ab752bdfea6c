// Stores the device id in a server-set cookie, which no browser shortens to a week, and names the alternate host.
import 'server-only';
import { alternateOriginOf } from '@/lib/server/features/device/alternate-hosts';
import { answerValue } from '@/lib/server/http/call-answer';
import { readOwnPost, readOwnRequest, toEmptyAnswer } from '@/lib/server/http/own-post';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_SECONDS } from '@/lib/shared/day';
import { DEVICE_ID_COOKIE, isDeviceId } from '@/lib/shared/device/device-id';
import { toRecord } from '@/lib/shared/is-record';

const MAX_BYTES = 256;

function toCookie(deviceId: string, client: ClientConnection): string {
  return toSetCookie({
    name: DEVICE_ID_COOKIE,
    value: deviceId,
    maxAgeSeconds: LIFETIME_DAYS.deviceId * DAY_SECONDS,
    httpOnly: false,
    https: needsSecureCookies(client),
  });
}

/** Stores `deviceId` of a JSON body for 365 days (204). Rejects as readOwnPost above 256 bytes, or with 400. Needs no session and logs nothing. */
export async function answerDevice(request: Request): Promise<Response> {
  const post = await readOwnPost(request, MAX_BYTES);
  if (typeof post === 'number') return toEmptyAnswer(post);
  if (post.back !== undefined) return toEmptyAnswer(415);
  const { deviceId } = toRecord(post.body);
  return isDeviceId(deviceId) ? toEmptyAnswer(204, [toCookie(deviceId, post.client)]) : toEmptyAnswer(400);
}

/** Returns the alternate host's origin as `value.twin`, if any, to a page without a device id. */
export function answerAlternateHost(request: Request): Response {
  const own = readOwnRequest(request);
  if (typeof own === 'number') return toEmptyAnswer(own);
  return answerValue({ twin: alternateOriginOf(own.merchant, own.client) });
}
