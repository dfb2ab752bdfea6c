// Compression bombs, and the site's memory.
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { rssOf } from '@/tests/fault/support/process-facts';
import type { RunningSite } from '@/tests/wire/support/start-site';

export const MEGA = 1024 * 1024;
export const MAX_GROWTH = 32 * MEGA;
export const ROUNDS = 25;
const PART = Buffer.alloc(16 * MEGA);
export const CHUNK = PART.subarray(0, 64 * 1024);

/** Members and frames may follow each other: 64 of 16 MB are one body of 1 GB. Brotli has no such form. */
const repeated = (one: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => one));
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
export const BOMBS: Readonly<Record<string, Buffer>> = {
  gzip: repeated(gzipSync(PART), 64),
  br: brotliCompressSync(Buffer.alloc(128 * MEGA), BROTLI),
  zstd: repeated(zstdCompressSync(PART), 64),
};
/** As much of one as the request limit allows. */
export const SMALL: Readonly<Record<string, Buffer>> = {
  ...BOMBS,
  gzip: gzipSync(PART),
  zstd: zstdCompressSync(PART),
};
export const CODINGS = Object.keys(BOMBS);

/** Returns the largest growth of the site's memory under repeated requests, after a warm-up. */
export async function growthIn({ pid }: RunningSite, askIt: (nth: number) => Promise<void>): Promise<number> {
  for (let nth = 0; nth < ROUNDS; nth += 1) await askIt(nth);
  const before = rssOf(pid);
  let most = before;
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    await askIt(nth);
    most = Math.max(most, rssOf(pid));
  }
  return most - before;
}
