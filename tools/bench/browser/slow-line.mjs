// A phone's connection between browser and site: counts, delays and throttles every byte, for pages and worker.

import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const DELAY_MS = 75;
const BYTES_A_MS = 200;
const QUIET_MS = 2_000;
const BACKLOG_MS = 10_000;

/** Listens on `port` before `target`; `take()` returns the bytes since its last call, `rest()` waits for the end. */
export async function openLine(port, target) {
  let sent = 0;
  let freeAt = 0;
  const queue = [];
  // One after another: timers of different length may end in another order than they were set.
  const deliver = async () => {
    while (queue.length > 0) {
      const { at, chunk, socket } = queue[0];
      await sleep(Math.max(0, at - performance.now()));
      if (socket.writable) socket.write(chunk);
      queue.shift();
    }
  };
  const sendLate = (chunk, socket) => {
    freeAt = Math.max(performance.now() + DELAY_MS, freeAt) + chunk.length / BYTES_A_MS;
    queue.push({ at: freeAt, chunk, socket });
    if (queue.length === 1) void deliver();
  };
  const server = createServer((browser) => {
    const site = connect(target, '127.0.0.1');
    browser.on('data', (chunk) => setTimeout(() => site.writable && site.write(chunk), DELAY_MS));
    site.on('data', (chunk) => {
      sent += chunk.length;
      sendLate(chunk, browser);
    });
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => setTimeout(() => other.destroy(), BACKLOG_MS).unref());
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const take = () => {
    const bytes = sent;
    sent = 0;
    return bytes;
  };
  /** Resolves once nothing has arrived for two seconds. */
  const rest = async () => {
    for (let before = -1; before !== sent || queue.length > 0; ) {
      before = sent;
      await sleep(QUIET_MS);
    }
  };
  return { take, rest, close: () => server.close() };
}
