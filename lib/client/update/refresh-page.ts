import 'client-only';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { leaveForRefresh } from '@/lib/client/update/leave-for-refresh';
import { activateWorker } from '@/lib/client/update/update-worker';
import { TIMING } from '@/lib/shared/constants';

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
  await Promise.all([wait(TIMING.refreshDelayMs), withTimeLimit(taken, PATIENCE_MS)]);
  const isEarly = !isTaken;
  leaveForRefresh();
  if (!isEarly) return;
  // The old worker may drop the navigation. The delay avoids interrupting the new worker's answer, which
  // could leave an empty page.
  await taken;
  await wait(ANSWER_MS);
  leaveForRefresh();
}
