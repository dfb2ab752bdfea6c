// The refresh that a visitor said yes to: the new worker takes over, and the page comes anew (S4, RR11).
import 'client-only';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { keepForm } from '@/lib/client/update/keep-form';
import { activateWorker } from '@/lib/client/update/update-worker';
import { TIMING } from '@/lib/shared/constants';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

/** The old worker may be busy for so long before the page is asked for all the same. */
const PATIENCE_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function leave(): void {
  const { pathname, search } = window.location;
  const place = refreshPlaceOf(pathname, new URLSearchParams(search));
  if (place !== undefined) {
    leaveTo(place);
    return;
  }
  // At the last moment: who goes on typing loses nothing.
  keepForm();
  reloadPage();
}

/**
 * Refreshes after 200 ms (S4) and once the new worker has taken over, which is waited for at most 3 s: a listed page loads anew with what was typed
 * on it, any other leads to the home page (RR11). Never rejects.
 */
export async function refreshPage(): Promise<void> {
  let isTaken = false;
  const taken = activateWorker().then(() => {
    isTaken = true;
  });
  await Promise.all([wait(TIMING.refreshDelayMs), Promise.race([taken, wait(PATIENCE_MS)])]);
  const isEarly = !isTaken;
  leave();
  if (!isEarly) return;
  // The leaving worker was asked for the page and takes the question with it: this page would stand for good.
  await taken;
  leave();
}
