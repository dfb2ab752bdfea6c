// Starts a break.
import 'client-only';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { disableAutoSelect } from '@/lib/client/one-tap/google-identity';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { checkBreak } from '@/lib/client/safety/break-store';
import type { Result } from '@/lib/shared/calls/envelope';
import { ROUTES } from '@/lib/shared/routes';
import { BREAK_COOKIE, type BreakMinutes, FORGETTING_MINUTES } from '@/lib/shared/safety/break';

/** Failure code: cookies are blocked, so the browser keeps no break. */
export const BREAK_NOT_STORED = 'break_not_kept';

/** Starts a break on the server and applies it here. From a day on, drops the remembered login and turns
 * auto-login off. `break_not_kept` if the browser blocks cookies: nothing is locked then. Never throws. */
export async function startBreak(minutes: BreakMinutes): Promise<Result<unknown>> {
  const { language } = getPageFacts();
  const answer = await sendToRoute(ROUTES.break, { body: { minutes }, headers: { language } });
  if (!answer.ok) return answer;
  if (minutes >= FORGETTING_MINUTES) {
    dropRemembered();
    storeAutoLoginChoice(false);
    disableAutoSelect();
  }
  checkBreak();
  // The cookie alone: by a wrong clock of the device its end may have passed.
  return readOwnCookie(BREAK_COOKIE) === undefined ? toLocalFailure(BREAK_NOT_STORED) : answer;
}
