// Stores the visitor's consent choice; a no removes advertising cookies.
import 'server-only';
import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import { answerOwnPost, type OwnPost, readOwnPost, toEmptyAnswer } from '@/lib/server/http/own-post';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { type Clicks, parseLanding } from '@/lib/shared/attribution/landing';
import { buildExpiredCookies } from '@/lib/shared/consent/advertising-cookies';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentChoice,
  parseConsentChoice,
} from '@/lib/shared/consent/consent';
import { DAY_SECONDS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { isRecord } from '@/lib/shared/is-record';

/** Click ids are present only with consent. */
type ConsentAnswer = { readonly choice: ConsentChoice; readonly clicks: Clicks };

function clicksOf(raw: Record<string, unknown>): Clicks {
  const texts = Object.entries(raw).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return parseLanding(new URLSearchParams(texts)).clicks;
}

/** Parses `{"choice": …, "clicks"?: …}`; undefined without a valid choice. Invalid and unknown clicks are left out. */
export function parseConsentAnswer(raw: unknown): ConsentAnswer | undefined {
  if (!isRecord(raw)) return undefined;
  const choice = parseConsentChoice(raw.choice);
  const clicks = raw.clicks ?? {};
  if (!choice || !isRecord(clicks)) return undefined;
  return { choice, clicks: choice === 'yes' ? clicksOf(clicks) : {} };
}

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
