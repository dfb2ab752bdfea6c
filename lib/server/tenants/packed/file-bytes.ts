// Bytes that stay in their file until they are read: memory that is new costs a start more than reading it.
import 'server-only';
import { closeSync, readSync } from 'node:fs';

/** A buffer is one. `isBroken` is set once the file cannot be read any more. */
export type Bytes = {
  readonly subarray: (start: number, end: number) => Buffer;
  readonly isBroken?: boolean;
};

/** A file that closes when it is garbage. */
export type OpenFile = { readonly fd: number };

const closer = new FinalizationRegistry(closeSync);

/** Takes over a file that is open. */
export function takeFile(fd: number): OpenFile {
  const file = { fd };
  closer.register(file, fd);
  return file;
}

/** Reads bytes into a buffer, which they fill. @throws where the file ends before. */
export function readAt(fd: number, into: Buffer, position: number): Buffer {
  if (readSync(fd, into, 0, into.length, position) !== into.length) throw new Error('too short');
  return into;
}

export class FileBytes implements Bytes {
  isBroken = false;

  /** They begin at `from`. */
  constructor(
    private readonly file: OpenFile,
    private readonly from: number,
  ) {}

  /** @throws where the file cannot be read. */
  subarray(start: number, end: number): Buffer {
    try {
      return readAt(this.file.fd, Buffer.allocUnsafe(end - start), this.from + start);
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }
}
