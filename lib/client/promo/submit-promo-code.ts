// Sends a promotion code to customer service as feedback: the provider has no redeem endpoint.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { tryTabLock } from '@/lib/client/page/with-tab-lock';
import type { Failure } from '@/lib/shared/calls/envelope';
import { feedback } from '@/lib/shared/calls/service-table';
import { PROMO_CODE_CATEGORY } from '@/lib/shared/promo/promo-code';

export type PromoCodeOutcome = 'sent' | Failure;

/** Sends the code. Faults open a notice; refusals are the form's to show, as is that another tab is sending the same code. */
export async function submitPromoCode(code: string): Promise<PromoCodeOutcome> {
  const body = { category: PROMO_CODE_CATEGORY, message: code };
  const answer = await tryTabLock(`promo-code ${code}`, () => callApi(feedback, { body }));
  if (!answer) return toLocalFailure('TOO_MANY_REQUESTS');
  if (answer.ok) return 'sent';
  handleFailure(answer, { inForm: true });
  return answer;
}
