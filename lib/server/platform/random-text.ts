// Random bytes as text, for what each answer needs afresh: nonces and trace ids (SEC-80).
import 'server-only';
import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8_192;

const pool = Buffer.alloc(POOL_BYTES);
let at = POOL_BYTES;

/** So many (1 to 8,192) bytes of the system's cryptographic source as text. They are drawn in stock, since each draw costs 10 µs; none is used twice. */
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
