// What a visitor gets who tried too often: 429, the site's own code, and when to come again.
import 'server-only';
import { type CallAnswer, toResponse, withHeader } from '@/lib/server/http/call-answer';
import { countTries, type LimitRejection } from '@/lib/server/http/limits/count-tries';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { refuse } from '@/lib/server/http/rejections';
import {
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { Visitor } from '@/lib/shared/http/visitor';

/** The refusal as an answer: its words are the same for every limit, so that it tells nothing of accounts. */
export function answerLimited(
  { retryAfterSeconds }: LimitRejection,
  { language, traceparent }: Pick<Visitor, 'language' | 'traceparent'>,
): CallAnswer {
  const answer = refuse('TOO_MANY_REQUESTS', language, traceparent);
  return withHeader(answer, 'Retry-After', String(retryAfterSeconds));
}

/** Runs a handler of a POST of our own pages unless its address posted too often; an unknown host is the handler's to reject. */
export async function answerWithinLimit(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  limit: Extract<LimitName, 'ownPost' | 'report'> = 'ownPost',
): Promise<Response> {
  const { headers } = request;
  const peer = readClientConnection(headers);
  const merchant = getMerchantByHost(peer.hostName ?? '');
  if (!merchant) return answer(request);
  const refusal = await countTries(merchant, [{ limit, subject: toNetwork(peer.address) }]);
  if (!refusal) return answer(request);
  const language = readLanguage({ headers, brand: merchant.brand, https: needsSecureCookies(peer) });
  return toResponse(answerLimited(refusal, { language, traceparent: readTraceparent(headers) }));
}
