// What of a cut body is worth compressing: each flush of an encoder costs more than a few words between two holes are worth.
import 'server-only';
import type { Cut, Mark } from '@/lib/server/stamp/form/cut-marks';

/** A text shorter than this, in bytes, stands as it is beside its holes. */
const SHORT_BYTES = 256;
/** Longest block that deflate stores. */
const MAX_STORED_BYTES = 0xffff;

/** Bytes of a stored block; zeros where a mark has its hole. */
type Part = { readonly bytes: Buffer; readonly mark?: number };

/** A text to compress, or one block to store. */
export type Piece =
  | { readonly kind: 'packed'; readonly bytes: Buffer }
  | { readonly kind: 'stored'; readonly parts: readonly Part[] };

/** The pieces of a cut body, in order: long texts, and between them holes with what is short around them. */
export function toPieces(cuts: readonly Cut[], marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let [parts, length]: [Part[], number] = [[], 0];
  const close = () => {
    if (parts.length > 0) pieces.push({ kind: 'stored', parts });
    [parts, length] = [[], 0];
  };
  const store = (part: Part) => {
    if (length + part.bytes.length > MAX_STORED_BYTES) close();
    parts.push(part);
    length += part.bytes.length;
  };
  for (const { bytes, mark } of cuts) {
    if (bytes.length >= SHORT_BYTES) {
      close();
      pieces.push({ kind: 'packed', bytes });
    } else if (bytes.length > 0) store({ bytes });
    if (mark !== undefined) store({ bytes: Buffer.alloc(marks[mark]?.length ?? 0), mark });
  }
  close();
  return pieces;
}
