// Sends a promotion code to customer service as feedback: the wire has no call that redeems one.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { unlessElsewhere } from '@/lib/client/page/take-turns';
import type { Failure } from '@/lib/shared/calls/envelope';
import { feedback } from '@/lib/shared/calls/system-table';
import { PROMO_CODE_CATEGORY } from '@/lib/shared/promo/promo-code';

/** How it ended; `elsewhere`: another tab is just handing the same code over, and nothing was done here. */
export type PromoCodeOutcome = 'sent' | 'elsewhere' | Failure;

/** Hands the code over; a failure is shown by the form in its own place. A lost session is told. */
export async function submitPromoCode(code: string): Promise<PromoCodeOutcome> {
  const body = { category: PROMO_CODE_CATEGORY, message: code };
  const answer = await unlessElsewhere(`promo-code ${code}`, () => callApi(feedback, { body }));
  if (!answer) return 'elsewhere';
  if (answer.ok) return 'sent';
  handleFailure(answer, { silent: true });
  return answer;
}
