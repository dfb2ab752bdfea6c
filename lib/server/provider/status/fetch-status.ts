// Fetches the site status and checks the answer.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { isOfMerchant } from '@/lib/server/provider/answer-cache/check-answer';
import { recordRejectedEntry } from '@/lib/server/provider/answer-cache/record-answer';
import { callProvider } from '@/lib/server/provider/call-provider';
import { type ProviderAnswer, toSiteFailure } from '@/lib/server/provider/provider-call';
import type { StatusQuestion } from '@/lib/server/provider/status/status-state';
import { affiliateOfHost, originalDomainOf } from '@/lib/shared/attribution/affiliate';
import type { Result } from '@/lib/shared/calls/envelope';
import { status as statusRow } from '@/lib/shared/calls/system-table';
import { parseStatus, type SiteStatus } from '@/lib/shared/site/parse-status';

const TIMEOUT_MS = 5_000;

// An answer that is no object, or another merchant's, counts as a failure: the last good status stays.
function checkStatus(
  answer: ProviderAnswer,
  { merchant, visitor }: StatusQuestion,
): ProviderAnswer['result'] {
  const { result } = answer;
  if (!result.ok || isOfMerchant(result.value, merchant.code)) return result;
  getLog().warn({ merchant: merchant.code, traceId: result.traceId }, 'status refused');
  recordRejectedEntry(merchant.code, 'provider');
  return toSiteFailure('invalid_response', visitor.traceparent).result;
}

function toQuery({ visitor, device, url, affiliateCode }: StatusQuestion): URLSearchParams {
  const host = visitor.host.replace(/:\d+$/, '');
  // By host and address alone, as the stored answer's key has them: no visitor's storage may influence it.
  const originalDomain = originalDomainOf(host, affiliateCode ?? affiliateOfHost(host));
  return new URLSearchParams({ device, track: affiliateCode ?? '', originalDomain, url });
}

/** Calls the provider once, for at most 5 s. Never throws. */
export async function fetchStatus(question: StatusQuestion): Promise<Result<SiteStatus>> {
  const { merchant, visitor } = question;
  const call = { merchant, visitor, row: statusRow, query: toQuery(question), timeoutMs: TIMEOUT_MS };
  const result = checkStatus(await callProvider(call), question);
  return result.ok ? { ...result, value: parseStatus(result.value) } : result;
}
