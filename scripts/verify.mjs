// npm run verify: every check but the browser tests; a change is done when this passes.
import { runMain } from './bootstrap/main.mjs';
import { runSteps, VERIFY_STEPS } from './check/steps.mjs';

await runMain(import.meta.url, () => runSteps(VERIFY_STEPS));
