// Starts the measured processes, waits until they answer, and reads what they cost.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fromRoot } from '../bootstrap/root.mjs';

const TICKS_PER_SECOND = 100;
const START_LIMIT_MS = 30_000;

/** One GET on loopback; resolves to status and body, or undefined when nothing answers. */
export function get({ port, path = '/', host = 'localhost' }, agent) {
  return new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', path, agent, headers: { Host: host } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
      answer.on('error', () => resolve(undefined));
    });
    call.on('error', () => resolve(undefined));
    call.end();
  });
}

/** Starts Node with the given arguments and resolves once `probe` answers below 500; `startMs` tells how long that took. */
export async function startNode(args, { env = {}, cwd = fromRoot(), probe }) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (performance.now() - startedAt < START_LIMIT_MS) {
    const answer = await get(probe);
    if (answer && answer.status < 500) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    pid: child.pid,
    port: probe.port,
    startMs: performance.now() - startedAt,
    stop: () => stop(child),
  };
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
}

/** User and system time of a process so far, in milliseconds. */
export function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
