// A gzip body with holes (RFC 1951, RFC 1952): each cut is deflated on its own to a byte's end, each hole is a stored block.
import 'server-only';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { multiplyShifts, shiftOf } from '@/lib/server/stamp/form/crc-shift';
import type { Cut, Mark } from '@/lib/server/stamp/form/cut-marks';
import { fillTemplate, type Template, TemplateWriter } from '@/lib/server/stamp/form/template';

const WINDOW_BYTES = 32 * 1024;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** The last block: empty, with the code that deflate fixes. */
const END = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;
const NONE = Buffer.alloc(0);
const deflate = promisify(deflateRaw);

/** What is needed to know the checksum of an answer without reading it again. */
export type GzipTemplate = Template & {
  /** CRC-32 of the body with zero bytes in its holes. */
  readonly crc: number;
  /** By mark: the sum of how far its holes lie before the end. */
  readonly shifts: readonly number[];
};

function storedHead(length: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
}

/** Deflates one cut against what stands before it, in which no hole can be found again: its bytes are of no text. */
async function deflateCut(bytes: Buffer, before: Buffer): Promise<Buffer> {
  if (bytes.length === 0) return NONE;
  const shared = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };
  return deflate(bytes, before.length > 0 ? { ...shared, dictionary: before } : shared);
}

const windowOf = (parts: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(parts);
  return all.subarray(Math.max(0, all.length - WINDOW_BYTES));
};

/** Compresses a cut body. */
export async function toGzipTemplate(cuts: readonly Cut[], marks: readonly Mark[]): Promise<GzipTemplate> {
  const writer = new TemplateWriter();
  const shifts = marks.map(() => 0);
  let [before, crc, size]: [Buffer, number, number] = [NONE, 0, 0];
  const total = cuts.reduce((sum, cut) => sum + cut.bytes.length + lengthOf(marks, cut), 0);
  writer.write(HEADER);
  for (const cut of cuts) {
    writer.write(await deflateCut(cut.bytes, before));
    const hole = Buffer.alloc(lengthOf(marks, cut));
    crc = crc32(hole, crc32(cut.bytes, crc));
    size += cut.bytes.length + hole.length;
    before = windowOf([before, cut.bytes, hole]);
    if (cut.mark === undefined) continue;
    writer.write(storedHead(hole.length));
    writer.leave(cut.mark, hole.length);
    shifts[cut.mark] = ((shifts[cut.mark] ?? 0) ^ shiftOf(total - size)) >>> 0;
  }
  writer.write(END);
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  writer.write(trailer);
  return { ...writer.finish(), crc, shifts };
}

function lengthOf(marks: readonly Mark[], { mark }: Cut): number {
  return mark === undefined ? 0 : (marks[mark]?.length ?? 0);
}

/** The body with its values and the checksum that belongs to them. */
export function fillGzip(template: GzipTemplate, values: readonly Buffer[]): Buffer {
  const filled = fillTemplate(template, values);
  let { crc } = template;
  for (const [mark, value] of values.entries()) {
    const alone = crc32(value) ^ crc32(Buffer.alloc(value.length));
    crc = (crc ^ multiplyShifts(alone, template.shifts[mark] ?? 0)) >>> 0;
  }
  filled.writeUInt32LE(crc, filled.length - TRAILER_BYTES);
  return filled;
}
