// The pipeline's one concession: with TEST_AGAIN=1 a few tests that failed run once more, alone, and are named. No other run tries twice.

/** More than so many have failed for good. */
const MOST = 5;

/** May what failed in this run be tried again? */
export const mayTryAgain = ({ failed }) => process.env.TEST_AGAIN === '1' && failed > 0 && failed <= MOST;

/**
 * The sum of a run whose failed tests ran again: those that passed then have passed.
 * @param {{ passed: number, failed: number }} first
 * @param {{ passed: number, failed: number }} again
 */
export function sumAgain(first, again) {
  const late = again.failed >= first.failed ? 0 : first.failed - again.failed;
  if (late > 0) console.log(`${late} passed alone only; the log names what failed beside others`);
  return { passed: first.passed + late, failed: first.failed - late };
}
