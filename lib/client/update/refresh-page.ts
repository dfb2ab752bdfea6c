// The refresh that a visitor said yes to: the new worker takes over, and the page comes anew.
import 'client-only';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { keepForm } from '@/lib/client/update/keep-form';
import { activateWorker } from '@/lib/client/update/update-worker';
import { TIMING } from '@/lib/shared/constants';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

/** The old worker may be busy for so long before the page is asked for all the same. */
const PATIENCE_MS = 3_000;

/** A page that was asked for before the new worker took over is answered by it within this time, or never. */
const ANSWER_MS = 3_000;

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
 * Refreshes after 200 ms and once the new worker has taken over, which is waited for at most 3 s: a listed page loads anew with what was typed
 * on it, any other leads to the home page. A page that was asked for too early, and does not come, is asked for once more. Never rejects.
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
  // The leaving worker may take the question with it, and this page would stand for good. Mostly the new one answers as it takes over: to ask
  // again in that moment would meet the page that comes, and could leave an empty one.
  await taken;
  await wait(ANSWER_MS);
  leave();
}
