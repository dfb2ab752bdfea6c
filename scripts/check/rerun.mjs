// With TEST_AGAIN=1 (the pipeline only), a few failed tests run once more, alone, and are named.

const MOST = 5;

/** Returns whether the failures of a run may be retried. */
export const mayTryAgain = ({ failed }) => process.env.TEST_AGAIN === '1' && failed > 0 && failed <= MOST;

/**
 * Adds up a run and its retry: tests that passed in the retry count as passed.
 * @param {import('./tally.mjs').Tally} first
 * @param {import('./tally.mjs').Tally} again
 */
export function sumAgain(first, again) {
  const recovered = first.failed - again.failed;
  if (recovered <= 0) return first;
  console.log(`${recovered} passed alone only; the last lines name what failed beside others`);
  const { names, failed } = again;
  return { passed: first.passed + recovered, failed, names, retried: first.names };
}

/**
 * Returns the options of a second try in Playwright: whole files, since a test may need an earlier one of its file.
 * @param {string[]} options of the first run, flags and files
 * @param {string[]} files that failed
 */
export const toSecondTry = (options, files) => [
  ...options.filter((option) => option.startsWith('--')),
  ...files,
];
