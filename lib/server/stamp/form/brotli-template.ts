// A brotli body with holes (RFC 7932): one stream that is flushed around each hole, which becomes an uncompressed block.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import type { Cut, Mark } from '@/lib/server/stamp/form/cut-marks';
import { flushed } from '@/lib/server/stamp/form/flushed';
import { fillTemplate, type Template, TemplateWriter } from '@/lib/server/stamp/form/template';

const QUALITY = 9;
const FLUSH = constants.BROTLI_OPERATION_FLUSH;
const MASK_FROM = 0xc0;
const decompress = promisify(brotliDecompress);

/** The head of an uncompressed block of up to 64 KiB: not the last, four nibbles of length, the bit that says so (RFC 7932 §9.2). */
function plainHead(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/**
 * What the encoder sees in a hole: bytes that no text has and that never come again, so that nothing refers to them; it ends as the value
 * does, since the two bytes before a letter choose its code.
 */
function maskOf(mark: Mark): Buffer {
  const mask = randomBytes(mark.length).map((byte) => byte | MASK_FROM);
  return Buffer.concat([mask.subarray(0, -2), Buffer.from(mark.slice(-2), 'latin1')]);
}

async function ended(stream: BrotliCompress): Promise<Buffer> {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part)).end();
  await once(stream, 'end');
  return Buffer.concat(parts);
}

async function compressCuts(cuts: readonly Cut[], marks: readonly Mark[]): Promise<Template> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const writer = new TemplateWriter();
  for (const { bytes, mark } of cuts) {
    writer.write(await flushed(stream, bytes, FLUSH));
    if (mark === undefined) continue;
    const text = marks[mark] ?? '';
    await flushed(stream, maskOf(text), FLUSH);
    writer.write(plainHead(text.length));
    writer.leave(mark, text.length);
  }
  writer.write(await ended(stream));
  return writer.finish();
}

/**
 * Compresses a cut body; undefined where the result does not come out as the body again, which would only show that an encoder works
 * otherwise than this one relies on. Values must end in the same two characters as their marks.
 */
export async function toBrotliTemplate(
  cuts: readonly Cut[],
  marks: readonly Mark[],
): Promise<Template | undefined> {
  const template = await compressCuts(cuts, marks);
  const values = marks.map((mark) => Buffer.from(mark.slice(0, -2).toUpperCase() + mark.slice(-2), 'latin1'));
  const wanted = Buffer.concat(
    cuts.flatMap(({ bytes, mark }) => (mark === undefined ? [bytes] : [bytes, values[mark] ?? bytes])),
  );
  const found = await decompress(fillTemplate(template, values)).catch(() => undefined);
  return found?.equals(wanted) ? template : undefined;
}
