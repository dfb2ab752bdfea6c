// Pipeline step: moves a wallet's session from the query to the hash, which no page, referrer or log sees.
import 'server-only';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { hideMayaSession } from '@/lib/shared/auth/maya/maya-query';

/** Returns 303 to the same address without referrer; a merchant without the wallet drops the session. */
export function withMaya({ merchant, url }: RequestContext): PipelineOutcome | undefined {
  const location = merchant && hideMayaSession(url, merchant.brand.entry.maya);
  if (location === undefined) return undefined;
  const outcome = redirectTo(location, 303);
  outcome.response.headers.set('Referrer-Policy', 'no-referrer');
  return outcome;
}
