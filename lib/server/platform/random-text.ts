// Random bytes as text, for nonces and trace ids (SEC-80).
import 'server-only';
import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8_192;

const pool = Buffer.alloc(POOL_BYTES);
let at = POOL_BYTES;

/** Returns 1 to 8,192 random bytes as text. They are drawn in bulk, since each draw costs 10 µs, and never used twice. */
export function randomText(bytes: number, encoding: 'hex' | 'base64'): string {
  if (at + bytes > POOL_BYTES) {
    randomFillSync(pool);
    at = 0;
  }
  const text = pool.toString(encoding, at, at + bytes);
  pool.fill(0, at, at + bytes);
  at += bytes;
  return text;
}
