// A compressed body with holes: an answer is a copy of it with its own values written into the holes (QUALITY §4 stamped pages).
import 'server-only';

/** One place that a value is written to. */
export type Hole = { readonly at: number; readonly mark: number };

/** Bytes ready to send but for the holes. */
export type Template = { readonly bytes: Buffer; readonly holes: readonly Hole[] };

/** Collects the pieces of a template in their order. */
export class TemplateWriter {
  readonly #pieces: Buffer[] = [];
  readonly #holes: Hole[] = [];
  #length = 0;

  /** Adds fixed bytes. */
  write(bytes: Buffer): void {
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  /** Adds a hole of `length` bytes. */
  leave(mark: number, length: number): void {
    this.#holes.push({ at: this.#length, mark });
    this.write(Buffer.alloc(length));
  }

  finish(): Template {
    return { bytes: Buffer.concat(this.#pieces, this.#length), holes: this.#holes };
  }
}

/** A copy with the values in their holes; each value is as long as its holes. */
export function fillTemplate({ bytes, holes }: Template, values: readonly Buffer[]): Buffer {
  const filled = Buffer.from(bytes);
  for (const { at, mark } of holes) values[mark]?.copy(filled, at);
  return filled;
}
