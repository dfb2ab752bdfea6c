// Reads a whole body into memory, up to a limit.
import 'server-only';

/** Returns a body's bytes; undefined above `maxBytes`, where reading stops and the stream is closed. Rejects as the stream does. */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
