// Stores the visitor's consent choice; a no removes advertising cookies.
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
import { DAY_SECONDS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

const MAX_BYTES = 16_384;

function toChoiceCookie(choice: ConsentChoice, client: ClientConnection): string {
  return toSetCookie({
    name: CONSENT_COOKIE,
    value: choice,
    maxAgeSeconds: CONSENT_DAYS * DAY_SECONDS,
    httpOnly: false,
    https: needsSecureCookies(client),
  });
}

// A no also removes cookies that vendors' scripts set; a yes stores the click that brought the visitor.
function toOtherCookies(
  { choice, clicks }: ConsentAnswer,
  headers: HeaderReader,
  post: OwnPost,
): readonly string[] {
  const { client, merchant } = post;
  if (choice === 'no')
    return buildExpiredCookies(
      headers.get('cookie') ?? '',
      client.hostName ?? '',
      needsSecureCookies(client),
    );
  const query = new URLSearchParams(clicks);
  return toLandingCookies({ headers, query, merchant, client, nowMs: Date.now(), choice });
}

/** Stores the choice for 180 days, from JSON (204) or a form (303); rejects as readOwnPost, above 16 kB. Needs no session and logs nothing. */
export async function answerConsent(request: Request): Promise<Response> {
  const post = await readOwnPost(request, MAX_BYTES);
  if (typeof post === 'number') return toEmptyAnswer(post);
  const answer = parseConsentAnswer(post.body);
  if (!answer) return toEmptyAnswer(400);
  const { client } = post;
  const others = toOtherCookies(answer, request.headers, post);
  return answerOwnPost(post, [toChoiceCookie(answer.choice, client), ...others]);
}
