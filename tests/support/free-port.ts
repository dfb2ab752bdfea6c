// A free port for a program that cannot report its own, or that starts later.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the system's ephemeral ports, which another connection could take before the program listens. */
const RANGE = { least: 20_000, end: 32_000 };

/** A port of 127.0.0.1 on which nothing listens, by chance among many: two processes that look at once find two. */
export async function freePort(): Promise<number> {
  const port = randomInt(RANGE.least, RANGE.end);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
