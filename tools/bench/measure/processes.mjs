// Starts the measured processes, waits until they answer, and ends them.

import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { MEASURED_CORE, onCore } from './cores.mjs';

const START_LIMIT_MS = 120_000;
const running = new Set();
let isEnding = false;

/** One GET on loopback; resolves to status, headers and body, or undefined without an answer. */
export function get({ port, path = '/', host = 'localhost', headers = {} }, agent) {
  return new Promise((resolve) => {
    const call = request(
      { port, host: '127.0.0.1', path, agent, headers: { Host: host, ...headers } },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: answer.statusCode, headers: answer.headers, body, text: body.toString() });
        });
        answer.on('error', () => resolve(undefined));
      },
    );
    call.on('error', () => resolve(undefined));
    call.end();
  });
}

async function waitFor(probe, child, startedAt) {
  while (performance.now() - startedAt < START_LIMIT_MS) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const answer = await get(probe);
    if (answer && answer.status < 500) return performance.now() - startedAt;
    await sleep(5);
  }
  throw new Error(`nothing answers on port ${probe.port}`);
}

/** Registers a child to end with the bench; returns its stop function. */
export function toStop(child) {
  running.add(child);
  if (isEnding) child.kill('SIGKILL');
  return () => stop(child);
}

function stop(child) {
  running.delete(child);
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 1_000).unref();
  });
}

/** Starts a program on `cores` and resolves once `probe` answers below 500; `startMs` is the time it took. */
export async function startProgram(program, { env = {}, cwd = fromRoot(), probe, cores = MEASURED_CORE }) {
  if (await get(probe)) throw new Error(`port ${probe.port} is taken; BENCH_PORT moves all of the bench's`);
  const [command, ...args] = onCore(cores, program);
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = toStop(child);
  const startMs = await waitFor(probe, child, startedAt);
  return { pid: child.pid, pids: [child.pid], port: probe.port, startMs, stop: end };
}

/** Starts Node; see startProgram. */
export const startBenchNode = (args, options) => startProgram([process.execPath, ...args], options);

/** Ends whatever still runs after a failed row. */
export const stopAll = () => Promise.all([...running].map(stop));

/** Ends everything when the bench itself ends; processes that a running measurement still starts are killed immediately. */
export function stopAllAtEnd() {
  const end = () => {
    isEnding = true;
    stopAll().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
}
