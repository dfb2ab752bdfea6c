// One build or switch at a time per project.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 300;

/** An abstract socket, which the kernel frees when its process ends. */
const toName = (root) =>
  `\0site-build-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 32)}`;

function take(name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(name, () => resolve(server));
  });
}

async function waitFor(name) {
  let lock = await take(name);
  if (!lock) console.log('Another build of this project is under way: waiting for its end.');
  while (!lock) {
    await sleep(POLL_MS);
    lock = await take(name);
  }
  return lock;
}

/** Runs `work` exclusively for `root`; without a lock on systems other than Linux. */
export async function withBuildLock(root, work) {
  const lock = process.platform === 'linux' ? await waitFor(toName(root)) : undefined;
  try {
    return await work();
  } finally {
    lock?.close();
  }
}
