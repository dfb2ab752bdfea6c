// Stores the visitor's confirmation of age, where the registry requires it.
import 'server-only';
import { answerOwnPost, readOwnPost, toEmptyAnswer } from '@/lib/server/http/own-post';
import { needsSecureCookies } from '@/lib/server/platform/connection/client-connection';
import { toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { AGE_COOKIE, AGE_DAYS, requiresAgeConfirmation } from '@/lib/shared/age/age-confirmation';
import { DAY_SECONDS } from '@/lib/shared/day';
import { toRecord } from '@/lib/shared/is-record';

const MAX_BYTES = 4096;

function answerOf(body: unknown): 'yes' | 'no' | undefined {
  const { answer } = toRecord(body);
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

/** Stores a yes for 365 days, removes it on a no. Takes JSON (204) or a form (303); 404 where the merchant does not ask; rejects as readOwnPost. */
export async function answerAge(request: Request): Promise<Response> {
  const post = await readOwnPost(request, MAX_BYTES);
  if (typeof post === 'number') return toEmptyAnswer(post);
  if (!requiresAgeConfirmation(post.merchant.brand.safety)) return toEmptyAnswer(404);
  const answer = answerOf(post.body);
  if (!answer) return toEmptyAnswer(400);
  const cookie = toSetCookie({
    name: AGE_COOKIE,
    value: answer === 'yes' ? '1' : '',
    maxAgeSeconds: answer === 'yes' ? AGE_DAYS * DAY_SECONDS : 0,
    httpOnly: false,
    https: needsSecureCookies(post.client),
  });
  return answerOwnPost(post, [cookie]);
}
