// Free ports, and waiting for a site to respond.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootstrapError } from '../bootstrap/main.mjs';

const POLL_MS = 100;
export const MAX_PORT = 65_535;

export const isPort = (value) => Number.isInteger(value) && value > 0 && value <= MAX_PORT;

function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen({ port, exclusive: true }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

export function freePort(port) {
  return listenOnce(port).catch(() => listenOnce(0));
}

export function isFree(port) {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

/** Rejects a port that is in use. */
export async function requireFree(port) {
  if (isPort(port) && !(await isFree(port)))
    throw new BootstrapError(`Port ${port} is in use: free it, or set PORT.`);
}

function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Resolves to true once `url` succeeds, to false when `isGivenUp()` or the time is over. */
export async function waitForAnswer(url, { timeoutMs, isGivenUp = () => false }) {
  const endsAt = Date.now() + timeoutMs;
  while (Date.now() < endsAt && !isGivenUp()) {
    if (await answers(url)) return true;
    await sleep(POLL_MS);
  }
  return false;
}
