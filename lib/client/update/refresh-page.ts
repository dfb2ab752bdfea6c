// What a refresh prompt does.
import 'client-only';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { saveForm } from '@/lib/client/update/save-form';
import { activateWorker } from '@/lib/client/update/update-worker';
import { REFRESH_DELAY_MS } from '@/lib/shared/constants';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

/** Answers a refresh prompt: a listed page reloads with its input, any other leads home with the carried query. */
export function leaveForRefresh(): void {
  const { pathname, search } = window.location;
  const place = refreshPlaceOf(pathname, new URLSearchParams(search));
  if (place !== undefined) {
    leaveTo(place);
    return;
  }
  // As late as possible, to include the latest input.
  saveForm();
  reloadPage();
}

/** How long a busy old worker may delay the reload. */
const PATIENCE_MS = 3_000;

/** If the new worker does not answer an early request within this time, it never will. */
const ANSWER_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Refreshes after 200 ms and once the new worker has taken over (at most 3 s): listed pages reload with
 * their input, others lead home. Repeats a navigation that was too early and hangs. Never rejects. */
export async function refreshPage(): Promise<void> {
  let isTaken = false;
  const taken = activateWorker().then(() => {
    isTaken = true;
  });
  await Promise.all([wait(REFRESH_DELAY_MS), withTimeLimit(taken, PATIENCE_MS)]);
  leaveForRefresh();
  if (isTaken) return;
  // The old worker may drop the navigation. The delay avoids interrupting the new worker's answer, which
  // could leave an empty page.
  await taken;
  await wait(ANSWER_MS);
  leaveForRefresh();
}
