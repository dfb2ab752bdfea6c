// Runs a long command with one line of output; everything else goes to logs/.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const HEAD_LINES = 15;
const TAIL_LINES = 60;

/** Thrown by `runQuietly`, which has printed the tail of the log. */
export class StepFailed extends Error {}

export function openLog(name) {
  mkdirSync(fromRoot('logs'), { recursive: true });
  return fromRoot('logs', `${name}.log`);
}

/** Prints a log; of a long one its start and end. */
export function printTail(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const isLong = lines.length > HEAD_LINES + TAIL_LINES;
  const shown = isLong ? [...lines.slice(0, HEAD_LINES), '…', ...lines.slice(-TAIL_LINES)] : lines;
  process.stderr.write(`${shown.join('\n')}\n`);
}

function runToLog(command, args, { log, env }) {
  return new Promise((resolve, reject) => {
    const out = createWriteStream(log);
    const child = spawn(command, args, { cwd: fromRoot(), env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(out, { end: false });
    child.stderr.pipe(out, { end: false });
    child.on('error', reject);
    child.on('close', (code) => out.end(() => resolve(code ?? 1)));
  });
}

/** Runs `command args`; prints `title … 12.3 s`. On failure prints the tail of the log and throws. */
export async function runQuietly(title, [command, ...args], env = process.env) {
  const log = openLog(title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
  const startedAt = performance.now();
  process.stdout.write(`${title} … `);
  const code = await runToLog(command, args, { log, env });
  process.stdout.write(`${code === 0 ? '' : 'failed after '}${seconds(startedAt)}\n`);
  if (code === 0) return;
  printTail(log);
  throw new StepFailed(`${title} failed with exit code ${code}; the whole log is ${log}`);
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
