// A cached page: immutable bytes, compressed once, with its policy and ETag.
import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { takesCoding } from '@/lib/shared/http/takes-coding';

export const OVERHEAD_BYTES = 2_048;
const TAG_CHARS = 22;
const BROTLI_QUALITY = 9;
const zip = promisify(gzip);
const unzip = promisify(gunzip);
const brotli = promisify(brotliCompress);

/** Names in lower case. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export type PageBytes = {
  readonly status: number;
  readonly headers: HeaderList;
  readonly etag: string;
  readonly gzip: Buffer;
  readonly brotli?: Buffer;
  readonly bytes: number;
};

export type PageBody = { readonly body: Buffer; readonly coding?: 'br' | 'gzip' };

// Weak: the same page is sent in three encodings.
function toTag(parts: {
  readonly text: string;
  readonly status: number;
  readonly headers: HeaderList;
}): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([parts.status, parts.headers]))
    .update(parts.text);
  return `W/"${hash.digest('base64url').slice(0, TAG_CHARS)}"`;
}

/** Creates a page from text, with gzip level 1 to 9. */
export async function toPageBytes(
  page: { readonly text: string; readonly status: number; readonly headers: HeaderList },
  level = constants.Z_DEFAULT_LEVEL,
): Promise<PageBytes> {
  const etag = toTag(page);
  const zipped = await zip(page.text, { level });
  const headers = [...page.headers, ['etag', etag] as const];
  return { status: page.status, headers, etag, gzip: zipped, bytes: zipped.length + OVERHEAD_BYTES };
}

/** Adds the brotli form, a quarter smaller, for frequent pages: it costs more than the rendering. */
export async function withBrotli(page: PageBytes): Promise<PageBytes> {
  const plain = await unzip(page.gzip);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const best = await brotli(plain, { params });
  return { ...page, brotli: best, bytes: page.bytes + best.length };
}

/** Returns the smallest body that `accepted` allows. */
export async function toBody(page: PageBytes, accepted: string): Promise<PageBody> {
  if (page.brotli && takesCoding(accepted, 'br')) return { body: page.brotli, coding: 'br' };
  if (takesCoding(accepted, 'gzip')) return { body: page.gzip, coding: 'gzip' };
  return { body: await unzip(page.gzip) };
}

/** Returns whether `If-None-Match` names this page. */
export function hasPage(ifNoneMatch: string | null, { etag }: PageBytes): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim() === etag) ?? false;
}
