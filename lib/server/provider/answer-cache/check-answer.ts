// Rejects answers that do not belong to their question, so that the last good one stays.
import 'server-only';
import { z } from 'zod';
import { getLog } from '@/lib/server/platform/log';
import { recordRejectedEntry } from '@/lib/server/provider/answer-cache/record-answer';
import { type ProviderAnswer, type ProviderCall, toSiteFailure } from '@/lib/server/provider/provider-call';
import { toText } from '@/lib/shared/calls/wire-value';

const objectOf = z.looseObject({ merchantCode: z.union([z.string(), z.number()]).nullish() });

/** Returns whether a value is an object and names no other merchant. Readers check its fields. */
export function isOfMerchant(value: unknown, merchantCode: string): boolean {
  const { success, data } = objectOf.safeParse(value);
  const named = toText(data?.merchantCode).toLowerCase();
  return success && (named === '' || named === merchantCode.toLowerCase());
}

const isEmpty = ({ result }: ProviderAnswer): boolean =>
  result.ok && Object.keys(Object(result.value)).length === 0;

/** Returns the answer, or `invalid_response` for a site configuration of another form or merchant, or one that is suddenly empty. No value at all is an empty one. */
export function checkAnswer(
  answer: ProviderAnswer,
  call: ProviderCall,
  last?: ProviderAnswer,
): ProviderAnswer {
  if (call.row.name !== 'siteConfig' || !answer.result.ok) return answer;
  const { code } = call.merchant;
  const isEmptied = last !== undefined && !isEmpty(last) && isEmpty(answer);
  if (!isEmptied && isOfMerchant(answer.result.value ?? {}, code)) return answer;
  getLog().warn({ merchant: code, traceId: answer.result.traceId }, 'site configuration refused');
  recordRejectedEntry(code, 'provider');
  return toSiteFailure('invalid_response', call.visitor.traceparent);
}
