// One check: runs it and prints one line, and its output on failure. An exception is a failure.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { openLog, printTail, seconds } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { FAILED_ONE, PASSED_ONE, sumTallies, tallyLine } from './tally.mjs';

/** Runs `node args` with all output in logs/<name>.log; resolves with its exit code and log. */
export function runNode(name, args, env = {}) {
  const log = openLog(name);
  const out = openSync(log, 'w');
  const options = {
    cwd: fromRoot(),
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', out, out],
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, options);
    child.on('error', reject);
    child.on('close', (code) => {
      closeSync(out);
      resolve({ code: code ?? 1, log });
    });
  });
}

/** Creates a check that passes when a command exits with 0. */
export function commandCheck(name, args) {
  return async () => {
    const { code, log } = await runNode(name, args);
    if (code !== 0) printTail(log);
    return code === 0 ? PASSED_ONE : FAILED_ONE;
  };
}

/** Whether it is too late to begin a step: only the pipeline sets TEST_UNTIL, in seconds since 1970. */
const isTooLate = () => Date.now() / 1000 > Number(process.env.TEST_UNTIL || Infinity);

/** Runs `check`, prints `✓ name: 3 passed, 0 failed (1.2 s)` and returns its counts, and names of what failed. */
export async function runStep({ name, check }) {
  if (isTooLate()) {
    console.log(`– ${name}: not run, the pipeline has no time left`);
    return sumTallies([]);
  }
  const startedAt = performance.now();
  const tally = await check().catch((error) => {
    console.error(error.message);
    return FAILED_ONE;
  });
  const mark = tally.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${tallyLine(tally)} (${seconds(startedAt)})`);
  const { names = [], retried = [] } = tally;
  const inStep = (title) => `${name}: ${title}`;
  const failed = tally.failed > 0 && names.length === 0 ? [name] : names.map(inStep);
  return { ...tally, names: failed, retried: retried.map(inStep) };
}
