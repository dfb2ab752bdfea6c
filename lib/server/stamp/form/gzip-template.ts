// A gzip body with holes (RFC 1951, RFC 1952): one deflated stream that is flushed around each hole, which becomes part of a stored block.
import 'server-only';
import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { multiplyShifts, shiftOf } from '@/lib/server/stamp/form/crc-shift';
import type { Cut, Mark } from '@/lib/server/stamp/form/cut-marks';
import { flushed } from '@/lib/server/stamp/form/flushed';
import { type Piece, toPieces } from '@/lib/server/stamp/form/pieces';
import { fillTemplate, type Template, TemplateWriter } from '@/lib/server/stamp/form/template';

/** The best level costs three milliseconds more a page, for less than one byte in a hundred. */
const LEVEL = 6;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** The last block: empty, with the code that deflate fixes. */
const END = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;
/** Stands in holes where the encoder looks back: a byte that UTF-8 never has, so that nothing is found there. */
const NO_TEXT = 0xff;

/** What is needed to know the checksum of an answer without reading it again. */
export type GzipTemplate = Template & {
  /** CRC-32 of the body with zero bytes in its holes. */
  readonly crc: number;
  /** By mark: the sum of how far its holes lie before the end. */
  readonly shifts: readonly number[];
};

type Stored = Extract<Piece, { kind: 'stored' }>['parts'];

function writeStored(writer: TemplateWriter, parts: Stored): void {
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  writer.write(head);
  for (const { bytes, mark } of parts)
    if (mark === undefined) writer.write(bytes);
    else writer.leave(mark, bytes.length);
}

const toShown = ({ bytes, mark }: Stored[number]): Buffer =>
  mark === undefined ? bytes : Buffer.alloc(bytes.length, NO_TEXT);

const pack = (stream: DeflateRaw, bytes: Buffer) => flushed(stream, bytes, constants.Z_SYNC_FLUSH);

// What is stored is shown to the encoder as well, and what it makes of that thrown away: it counts its distances over it.
async function writePieces(writer: TemplateWriter, pieces: readonly Piece[]): Promise<void> {
  const stream = createDeflateRaw({ level: LEVEL });
  let unseen: Buffer[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'stored') {
      writeStored(writer, piece.parts);
      unseen.push(...piece.parts.map(toShown));
      continue;
    }
    await pack(stream, Buffer.concat(unseen));
    unseen = [];
    writer.write(await pack(stream, piece.bytes));
  }
  stream.close();
}

type Sums = Pick<GzipTemplate, 'crc' | 'shifts'> & { readonly size: number };

function sumUp(cuts: readonly Cut[], marks: readonly Mark[]): Sums {
  const holes = marks.map(({ length }) => Buffer.alloc(length));
  const shifts = marks.map(() => 0);
  const holeOf = ({ mark }: Cut) => (mark === undefined ? undefined : holes[mark]);
  const total = cuts.reduce((sum, cut) => sum + cut.bytes.length + (holeOf(cut)?.length ?? 0), 0);
  let [crc, size] = [0, 0];
  for (const cut of cuts) {
    const hole = holeOf(cut);
    crc = crc32(cut.bytes, crc);
    size += cut.bytes.length + (hole?.length ?? 0);
    if (cut.mark === undefined || !hole) continue;
    crc = crc32(hole, crc);
    shifts[cut.mark] = ((shifts[cut.mark] ?? 0) ^ shiftOf(total - size)) >>> 0;
  }
  return { crc, size, shifts };
}

/** Compresses a cut body of UTF-8. */
export async function toGzipTemplate(cuts: readonly Cut[], marks: readonly Mark[]): Promise<GzipTemplate> {
  const writer = new TemplateWriter();
  const { crc, size, shifts } = sumUp(cuts, marks);
  writer.write(HEADER);
  await writePieces(writer, toPieces(cuts, marks));
  writer.write(END);
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  writer.write(trailer);
  return { ...writer.finish(), crc, shifts };
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
