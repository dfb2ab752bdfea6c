// Keeps the visitor's word about being measured, and takes advertising's cookies away at a no.
import 'server-only';
import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import { answerOwnPost, type OwnPost, readOwnPost, toEmptyAnswer } from '@/lib/server/http/own-post';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { buildExpiredCookies } from '@/lib/shared/consent/advertising-cookies';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentChoice } from '@/lib/shared/consent/consent';
import { type ConsentAnswer, parseConsentAnswer } from '@/lib/shared/consent/consent-answer';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

const MAX_BYTES = 16_384;
const DAY_SECONDS = 24 * 3600;

function toChoiceCookie(choice: ConsentChoice, peer: ClientConnection): string {
  return toSetCookie({
    name: CONSENT_COOKIE,
    value: choice,
    maxAgeSeconds: CONSENT_DAYS * DAY_SECONDS,
    httpOnly: false,
    https: needsSecureCookies(peer),
  });
}

// A no takes away whatever advertising has set, the vendors' scripts too; a yes keeps the click that brought the visitor.
function toOtherCookies(
  { choice, clicks }: ConsentAnswer,
  headers: HeaderReader,
  post: OwnPost,
): readonly string[] {
  const { peer, merchant } = post;
  if (choice === 'no')
    return buildExpiredCookies(headers.get('cookie') ?? '', peer.hostName ?? '', needsSecureCookies(peer));
  const query = new URLSearchParams(clicks);
  return toLandingCookies({ headers, query, merchant, peer, nowMs: Date.now(), choice });
}

/**
 * Takes `{"choice": "yes" | "no", "clicks"?: {…}}` of a script: 204 and the cookie for 180 days; or the form of a page without script, with a
 * `back`: 303. Refusals as readOwnPost, above 16 kB too; 400 for what is no choice. No session is needed, and nothing of it is logged.
 */
export async function answerConsent(request: Request): Promise<Response> {
  const post = await readOwnPost(request, MAX_BYTES);
  if (typeof post === 'number') return toEmptyAnswer(post);
  const answer = parseConsentAnswer(post.body);
  if (!answer) return toEmptyAnswer(400);
  const { peer } = post;
  const others = toOtherCookies(answer, request.headers, post);
  return answerOwnPost(post, [toChoiceCookie(answer.choice, peer), ...others]);
}
