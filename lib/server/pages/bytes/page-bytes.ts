// A cached page: immutable bytes, compressed once, with its own policy and ETag.
import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { takesCoding } from '@/lib/shared/http/takes-coding';

/** What a page takes of memory beside its body. */
export const OVERHEAD_BYTES = 2_048;
const TAG_CHARS = 22;
const BROTLI_QUALITY = 9;
const zip = promisify(gzip);
const unzip = promisify(gunzip);
const brotli = promisify(brotliCompress);

/** Names in lower case. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A page that is ready to be sent. */
export type PageBytes = {
  readonly status: number;
  /** Its own headers: type, policy, ETag and how it may be stored. */
  readonly headers: HeaderList;
  readonly etag: string;
  readonly gzip: Buffer;
  /** Absent until it is made. */
  readonly brotli?: Buffer;
  /** What it takes of memory. */
  readonly bytes: number;
};

/** A body ready to send. */
export type PageBody = { readonly body: Buffer; readonly coding?: 'br' | 'gzip' };

// Weak: the same page goes out in three codings.
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

/** Makes the bytes of a text, at a level of gzip from 1 to 9. */
export async function toPageBytes(
  page: { readonly text: string; readonly status: number; readonly headers: HeaderList },
  level = constants.Z_DEFAULT_LEVEL,
): Promise<PageBytes> {
  const etag = toTag(page);
  const zipped = await zip(page.text, { level });
  const headers = [...page.headers, ['etag', etag] as const];
  return { status: page.status, headers, etag, gzip: zipped, bytes: zipped.length + OVERHEAD_BYTES };
}

/** The page with its brotli form, a quarter smaller, for those that are asked for again: it costs more than the rendering. */
export async function withBrotli(page: PageBytes): Promise<PageBytes> {
  const plain = await unzip(page.gzip);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const best = await brotli(plain, { params });
  return { ...page, brotli: best, bytes: page.bytes + best.length };
}

/** The body in the smallest form that `accepted` takes. */
export async function toBody(page: PageBytes, accepted: string): Promise<PageBody> {
  if (page.brotli && takesCoding(accepted, 'br')) return { body: page.brotli, coding: 'br' };
  if (takesCoding(accepted, 'gzip')) return { body: page.gzip, coding: 'gzip' };
  return { body: await unzip(page.gzip) };
}

/** Whether the sender of an `If-None-Match` has this page already. */
export function hasPage(ifNoneMatch: string | null, { etag }: PageBytes): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim() === etag) ?? false;
}
