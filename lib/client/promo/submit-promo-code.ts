// Sends a promotion code to customer service as feedback: the wire has no call that redeems one (M1).
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/notice/handle-failure';
import type { Failure } from '@/lib/shared/calls/envelope';
import { feedback } from '@/lib/shared/calls/system-table';
import { PROMO_CODE_CATEGORY } from '@/lib/shared/promo/promo-code';

/** Hands the code over; the failure else, which the form shows in its own place. A lost session is told (X6). */
export async function submitPromoCode(code: string): Promise<Failure | undefined> {
  const answer = await callApi(feedback, { body: { category: PROMO_CODE_CATEGORY, message: code } });
  if (answer.ok) return undefined;
  handleFailure(answer, { silent: true });
  return answer;
}
