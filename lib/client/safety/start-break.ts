// The player begins a break.
import 'client-only';
import { sendRequest, toLocalFailure } from '@/lib/client/api/send-request';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { disableAutoSelect } from '@/lib/client/one-tap/google-identity';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { checkBreak, getBreakEnd } from '@/lib/client/safety/break-store';
import type { Result } from '@/lib/shared/calls/envelope';
import { TIMING } from '@/lib/shared/constants';
import { ROUTES } from '@/lib/shared/routes';
import { type BreakMinutes, FORGETTING_MINUTES } from '@/lib/shared/safety/break';

/** A break that the browser did not keep: cookies are blocked. */
export const BREAK_NOT_KEPT = 'break_not_kept';

/**
 * Asks the server for a break and makes the page follow. A day or more takes the remembered login off this device and switches auto-login off
 *. `break_not_kept` where the browser keeps no cookie: then nothing is locked, and the player must know. Never throws.
 */
export async function startBreak(minutes: BreakMinutes): Promise<Result<unknown>> {
  const request = {
    url: ROUTES.break,
    path: ROUTES.break,
    query: '',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', language: getPageFacts().language },
    body: JSON.stringify({ minutes }),
  };
  const answer = await sendRequest(request, { timeoutMs: TIMING.requestTimeoutMs });
  if (!answer.ok) return answer;
  if (minutes >= FORGETTING_MINUTES) {
    dropRemembered();
    storeAutoLoginChoice(false);
    disableAutoSelect();
  }
  checkBreak();
  return getBreakEnd() === undefined ? toLocalFailure(BREAK_NOT_KEPT) : answer;
}
