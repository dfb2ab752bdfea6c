// Takes the ways to customer service that a VIP label adds out of a status: their paths open by their own last characters.
import 'server-only';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { isRecord } from '@/lib/shared/is-record';
import { isForAll } from '@/lib/shared/service/service-entry';

/** Returns the answer with the entries for all visitors; members get theirs from the site's own handler. */
export function hideMemberEntries(answer: ProviderAnswer): ProviderAnswer {
  const { result } = answer;
  if (!result.ok || !isRecord(result.value) || result.value.customerService === undefined) return answer;
  const { customerService } = result.value;
  const general = Array.isArray(customerService) ? customerService.filter(isForAll) : [];
  const value = { ...result.value, customerService: general };
  return { ...answer, result: { ...result, value }, text: undefined };
}
