// Reads a request's body up to a limit (SEC-29).
import 'server-only';
import { readBytes } from '@/lib/server/platform/connection/read-bytes';
import { recordAbortedUpload } from '@/lib/server/platform/metrics/record-rejection';
import type { HeaderReader } from '@/lib/shared/http/visitor';

export type LimitedBody = {
  readonly headers: HeaderReader;
  readonly body: AsyncIterable<Uint8Array> | null;
};

const TYPE = /^application\/(?:(json)|x-www-form-urlencoded)\s*(?:;|$)/i;

/** Returns whether a body claims to be compressed: the site answers 415 (SEC-30). */
export function isCompressed(headers: HeaderReader): boolean {
  return headers.has('content-encoding');
}

/** Returns what a body claims to be; undefined where it is compressed or anything else, which the site answers with 415. */
export function bodyTypeOf(headers: HeaderReader): 'json' | 'form' | undefined {
  const match = isCompressed(headers) ? null : TYPE.exec(headers.get('content-type') ?? '');
  return match ? (match[1] ? 'json' : 'form') : undefined;
}

/** Returns the body as text; undefined above the limit in bytes, and when the client disconnects, which is logged once a minute at most. */
export async function readLimitedText(request: LimitedBody, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  try {
    return (await readBytes(request.body, maxBytes))?.toString('utf8');
  } catch {
    recordAbortedUpload();
    return undefined;
  }
}
