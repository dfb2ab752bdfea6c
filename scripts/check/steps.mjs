// The checks of the project in the order they run: cheap ones first, but for the build that types and laws read.
import { build } from '../bootstrap/build.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { checkRows } from './rows.mjs';
import { commandCheck, runStep } from './step.mjs';
import { checkBrowser, checkEngines, checkJest } from './suites.mjs';
import { PASSED_ONE, sumTallies, tallyLine } from './tally.mjs';

const bin = (...parts) => fromRoot('node_modules', ...parts);

const checkBuild = async () => {
  await build();
  return PASSED_ONE;
};

export const VERIFY_STEPS = [
  { name: 'build', check: checkBuild },
  {
    name: 'lint and format (biome)',
    check: commandCheck('biome', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
  },
  { name: 'types (tsc)', check: commandCheck('tsc', [bin('typescript/bin/tsc'), '--noEmit']) },
  { name: 'dead code (knip)', check: commandCheck('knip', [bin('knip/bin/knip.js'), '--no-progress']) },
  { name: 'unit and law tests (jest)', check: checkJest },
];

export const TEST_STEPS = [
  ...VERIFY_STEPS,
  { name: 'browser tests (playwright)', check: checkBrowser },
  { name: 'main journeys in Firefox and WebKit', check: checkEngines },
  { name: 'rows of ACCEPTANCE and QUALITY', check: checkRows },
];

/** Runs all steps, one after the other, prints the sum as the last line and returns the exit code. */
export async function runSteps(steps) {
  const tallies = [];
  for (const step of steps) tallies.push(await runStep(step));
  const sum = sumTallies(tallies);
  console.log(tallyLine(sum));
  return sum.failed === 0 ? 0 : 1;
}
