// The response to too many attempts: 429 with Retry-After.
import 'server-only';
import { type CallAnswer, toResponse, withHeader } from '@/lib/server/http/call-answer';
import { countAttempts, type LimitRejection } from '@/lib/server/http/limits/count-attempts';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { toRejection } from '@/lib/server/http/rejections';
import {
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { Visitor } from '@/lib/shared/http/visitor';

/** Creates the rejection; its text is the same for every limit, so that it reveals nothing about accounts. */
export function answerLimited(
  { retryAfterSeconds }: LimitRejection,
  visitor: Pick<Visitor, 'language' | 'traceparent'>,
): CallAnswer {
  return withHeader(toRejection('TOO_MANY_REQUESTS', visitor), 'Retry-After', String(retryAfterSeconds));
}

/** Runs a handler of own pages unless the address is over its limit; the handler rejects an unknown host. */
export async function answerWithinLimit(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  limit: Extract<LimitName, 'ownPost' | 'report' | 'get'> = 'ownPost',
): Promise<Response> {
  const { headers } = request;
  const client = readClientConnection(headers);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) return answer(request);
  const rejection = await countAttempts(merchant, [{ limit, subject: toNetwork(client.address) }]);
  if (!rejection) return answer(request);
  const language = readLanguage({ headers, brand: merchant.brand, https: needsSecureCookies(client) });
  return toResponse(answerLimited(rejection, { language, traceparent: readTraceparent(headers) }));
}
