// npm run test:flaky -- FILE: repeats a test file 30 times under CPU load, and counts failures.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { BootstrapError, runMain } from './bootstrap/main.mjs';
import { KINDS, kindOf } from './check/run-files.mjs';

const TIMES = 30;
const NICE = ['-n', '10', process.execPath, '-e', 'for (;;);'];

const startLoops = () =>
  Array.from({ length: availableParallelism() }, () => spawn('nice', NICE, { stdio: 'ignore' }));

/** Playwright can repeat tests; jest is restarted each time. */
async function countFailures(file, options) {
  const kind = kindOf(file);
  if (kind === 'e2e') return KINDS.e2e([file, `--repeat-each=${TIMES}`, ...options]);
  let failed = 0;
  for (let nth = 0; nth < TIMES; nth += 1) if ((await KINDS[kind]([file, ...options])) !== 0) failed += 1;
  console.log(`${file} failed ${failed} of ${TIMES} times`);
  return failed;
}

await runMain(import.meta.url, async () => {
  const [file, ...options] = process.argv.slice(2);
  if (!file)
    throw new BootstrapError('Say which file: npm run test:flaky -- tests/browser/entry/sign-in.test.ts');
  const loops = startLoops();
  try {
    return (await countFailures(file, options)) === 0 ? 0 : 1;
  } finally {
    for (const loop of loops) loop.kill();
  }
});
