// npm test: every check of the project, and `N passed, N failed` as the last line.
import { runMain } from './bootstrap/main.mjs';
import { runSteps, TEST_STEPS } from './check/steps.mjs';

await runMain(import.meta.url, () => runSteps(TEST_STEPS));
