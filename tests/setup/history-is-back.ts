// A closed dialog takes its entry out of the history a moment later: the next test begins after that, or going back would change its address.
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 5;
const MAX_STEPS = 200;

beforeEach(async () => {
  for (let step = 0; window.history.state?.mcDialog !== undefined && step < MAX_STEPS; step += 1)
    await sleep(STEP_MS);
});
