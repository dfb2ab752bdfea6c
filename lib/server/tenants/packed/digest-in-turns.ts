// The digest of many bytes, without blocking the event loop.
import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

export const TURN_BYTES = 2 * 1024 ** 2;

/** Returns the SHA-256 in hex, made in turns of 1 to 2 ms, each of what `read` returns: 100 MB take 60. Web Crypto would copy all of it in this thread first. */
export async function digestInTurns(
  bytes: number,
  read: (start: number, end: number) => Buffer,
): Promise<string> {
  const digest = createHash('sha256');
  for (let at = 0; at < bytes; at += TURN_BYTES) {
    if (at > 0) await nextTurn();
    digest.update(read(at, Math.min(at + TURN_BYTES, bytes)));
  }
  return digest.digest('hex');
}
