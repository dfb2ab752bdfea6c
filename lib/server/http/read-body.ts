// Reads a request's body within a limit, so that nothing larger is ever held (SEC-29).
import 'server-only';
import { noteBrokenUpload } from '@/lib/server/http/note-broken-upload';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** What reading a body needs of a request. */
export type LimitedBody = {
  readonly headers: HeaderReader;
  readonly body: AsyncIterable<Uint8Array> | null;
};

/** Whether a body is said to be compressed: the site unpacks none, and answers 415 (SEC-30). */
export function isCoded(headers: HeaderReader): boolean {
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

/**
 * The body as text; undefined when it is longer than the limit in bytes, declared or not, and when the client went away before its end: then
 * the answer is not sent, and the log has a line a minute at most.
 */
export async function readLimitedText(request: LimitedBody, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  try {
    return (await readParts(request.body, maxBytes))?.toString('utf8');
  } catch {
    noteBrokenUpload();
    return undefined;
  }
}
