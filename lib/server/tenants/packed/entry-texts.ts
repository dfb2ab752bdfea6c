// The texts of a registry's entries: a buffer, or the file where they are stored.
import 'server-only';
import { closeSync, readSync } from 'node:fs';

/** A buffer is one. `isBroken` is set once the file cannot be read any more. */
export type EntryTexts = {
  readonly subarray: (start?: number, end?: number) => Buffer;
  readonly isBroken?: boolean;
};

/** Reads bytes into the start of a buffer. @throws where the file ends before. */
export function readAt(fd: number, into: Buffer, position: number): Buffer {
  if (readSync(fd, into, 0, into.length, position) !== into.length) throw new Error('too short');
  return into;
}

const closer = new FinalizationRegistry(closeSync);

/** Texts that stay in their file: 100,000 take 92 MB, and memory that is new costs a start more than reading it. */
export class FileTexts implements EntryTexts {
  isBroken = false;

  /** Takes the file over, and closes it when these texts are garbage; they begin at `from`. */
  constructor(
    private readonly fd: number,
    private readonly from: number,
  ) {
    closer.register(this, fd);
  }

  /** @throws where the file cannot be read. */
  subarray(start = 0, end = start): Buffer {
    try {
      return readAt(this.fd, Buffer.allocUnsafe(end - start), this.from + start);
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }
}
