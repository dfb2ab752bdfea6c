// One encoder's stream in parts: what it makes of each piece ends at a whole byte, and later pieces still refer to it.
import 'server-only';
import type { BrotliCompress, DeflateRaw } from 'node:zlib';

/** What the stream makes of these bytes, flushed the way its format names (`kind`, a constant of zlib). */
export async function flushed(
  stream: BrotliCompress | DeflateRaw,
  bytes: Buffer,
  kind: number,
): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  const parts: Buffer[] = [];
  const take = (part: Buffer): number => parts.push(part);
  stream.on('data', take);
  stream.write(bytes);
  await new Promise<void>((resolve) => stream.flush(kind, () => resolve()));
  stream.off('data', take);
  return Buffer.concat(parts);
}
