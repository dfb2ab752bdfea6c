// npm test: every check of the project, and `N passed, N failed` as the last line; with --plain, on plain `next start`.
import { runMain } from './bootstrap/main.mjs';
import { runSteps, TEST_STEPS } from './check/steps.mjs';
import { PLAIN_SWITCH } from './run/site-args.mjs';

await runMain(import.meta.url, () => {
  if (process.argv.includes('--plain')) process.env[PLAIN_SWITCH] = '1';
  return runSteps(TEST_STEPS);
});
