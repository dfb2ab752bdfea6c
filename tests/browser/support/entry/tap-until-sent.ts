// A form that is sent again: for half a second after an answer it takes no tap (A5).
import { expect, type Page, type Request } from 'playwright/test';
import { SUBMIT_GUARD_MS } from '@/lib/shared/constants';

/** How long a tap waits for its button. */
const TURN_MS = 2_000;
/** How long its call is waited for before there is another tap: it goes out at once, or the form was still locked. */
const CALL_MS = SUBMIT_GUARD_MS + 100;

export type TapLimit = { readonly timeout: number };

/**
 * Taps until the call of this path goes out, and returns it. How long its answer takes does not matter: there is no tap
 * after the call, when the button is busy, covered by a dialog, or gone with its page.
 */
export async function tapUntilSent(
  page: Page,
  path: string,
  tap: (limit: TapLimit) => Promise<unknown>,
): Promise<Request> {
  const sent: Request[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  };
  page.on('request', note);
  try {
    await expect(async () => {
      if (sent.length === 0) await tap({ timeout: TURN_MS });
      await expect.poll(() => sent.length, { timeout: CALL_MS }).toBeGreaterThan(0);
    }).toPass({ intervals: [100] });
  } finally {
    page.off('request', note);
  }
  return sent[0] as Request;
}
