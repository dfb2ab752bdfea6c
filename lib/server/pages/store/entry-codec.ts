// Seals pages outside this process with a key of secret, page key and build: changed or swapped entries do not open.
import 'server-only';
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { OVERHEAD_BYTES } from '@/lib/server/pages/bytes/page-bytes';
import type { CachedPage, Place } from '@/lib/server/pages/store/cached-pages';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { openBytes, seal } from '@/lib/server/platform/text-seal';

/** Raise when the form changes. */
const FORM = 1;
export const MAX_ENTRY_BYTES = 256 * 1024;
const LENGTH_BYTES = 4;
const MARK_BYTES = 16;
const SKEW_MS = 5_000;

const common = {
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
};
const form = z.strictObject({
  renderedAtMs: z.number().positive(),
  freshUntilMs: z.number().positive(),
  facts: z.union([
    z.strictObject({ ...common, etag: z.string() }),
    z.strictObject({ ...common, nonce: z.string(), policy: z.string().optional() }),
  ]),
});

const scopeOf = ({ kind, text }: Place) => ({
  holder: JSON.stringify([FORM, getEnv().SITE_ENVIRONMENT, getBuildId(), kind, text]),
  purpose: 'site shared page',
});

/** Returns a page's name outside this process. It depends on build and newest secret: two builds, or a rotation, share nothing. */
export function nameOfPage({ kind, text, merchant }: Place, ...more: string[]): string {
  const [newest = ''] = getEnv().SESSION_SECRET;
  const mark = Buffer.from(hkdfSync('sha256', newest, '', 'site shared page name', MARK_BYTES)).toString(
    'hex',
  );
  return toSharedKey({ kind: 'page', merchant, parts: [...more, mark, kind, text] });
}

/** Returns a page's entry; undefined above 256 KiB. */
export function encodePage(
  place: Place,
  { page, renderedAtMs, freshUntilMs }: CachedPage,
): Buffer | undefined {
  const { status, headers } = page;
  const isBytes = 'etag' in page;
  const body = isBytes ? page.gzip : page.zipped;
  const own = isBytes ? { etag: page.etag } : { nonce: page.nonce, policy: page.policy };
  const facts = Buffer.from(
    JSON.stringify({ renderedAtMs, freshUntilMs, facts: { status, headers, ...own } }),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(facts.length);
  const sealed = seal(Buffer.concat([length, facts, body]), scopeOf(place));
  return sealed.length > MAX_ENTRY_BYTES ? undefined : sealed;
}

function parse({ merchant }: Place, plain: Buffer): CachedPage | undefined {
  const start = LENGTH_BYTES + plain.readUInt32BE(0);
  const read = form.parse(JSON.parse(plain.toString('utf8', LENGTH_BYTES, start)));
  const body = plain.subarray(start);
  const facts = { ...read.facts, bytes: body.length + OVERHEAD_BYTES };
  const page = 'etag' in facts ? { ...facts, gzip: body } : { ...facts, zipped: body };
  // Never rendered in the future: a fast clock must not extend a page's life.
  const aheadMs = Math.max(0, read.renderedAtMs - Date.now());
  if (aheadMs > SKEW_MS) return undefined;
  const [renderedAtMs, freshUntilMs] = [read.renderedAtMs - aheadMs, read.freshUntilMs - aheadMs];
  return { page, merchant, renderedAtMs, freshUntilMs, isShared: true };
}

/** Returns an entry's page; undefined if it is too large, or was written for another place, build or secret (SEC-48). Never throws. */
export function decodePage(place: Place, entry: Buffer): CachedPage | undefined {
  const plain = entry.length > MAX_ENTRY_BYTES ? undefined : openBytes(entry, scopeOf(place));
  try {
    return plain && parse(place, plain);
  } catch {
    return undefined;
  }
}
