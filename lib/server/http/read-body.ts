// Reads a request's body up to a limit (SEC-29).
import 'server-only';
import { recordAbortedUpload } from '@/lib/server/http/record-aborted-upload';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

export type LimitedBody = {
  readonly headers: HeaderReader;
  readonly body: AsyncIterable<Uint8Array> | null;
};

/** Returns whether a body claims to be compressed: the site answers 415 (SEC-30). */
export function isCompressed(headers: HeaderReader): boolean {
  return headers.has('content-encoding');
}

async function readParts(body: LimitedBody['body'], maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns the body as text; undefined above the limit in bytes, and when the client disconnects, which is logged once a minute at most. */
export async function readLimitedText(request: LimitedBody, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  try {
    return (await readParts(request.body, maxBytes))?.toString('utf8');
  } catch {
    recordAbortedUpload();
    return undefined;
  }
}
