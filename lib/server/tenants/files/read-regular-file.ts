// Reads a file of the registry or of the stored state; rejects special and oversized files before they can block.
import 'server-only';
import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** Largest file, in bytes: an array of about 40,000 merchants. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Small, as most files: a buffer of this size comes from Node's pool. */
const CHUNK_BYTES = 1024;

const KINDS: readonly (readonly [(stats: Stats) => boolean, string])[] = [
  [(it) => it.isDirectory(), 'a folder'],
  [(it) => it.isFIFO(), 'a FIFO'],
  [(it) => it.isSocket(), 'a socket'],
  [(it) => it.isCharacterDevice() || it.isBlockDevice(), 'a device'],
];

/** The message contains no content of the file. */
class UnreadableFile extends Error {}

function requireRegular(stats: Stats, maxBytes: number): void {
  if (!stats.isFile())
    throw new UnreadableFile(KINDS.find(([isKind]) => isKind(stats))?.[1] ?? 'no regular file');
  if (stats.size > maxBytes)
    throw new UnreadableFile(`${stats.size} bytes, more than the ${maxBytes} that are read`);
}

function readAll(file: number, size: number, maxBytes: number): Buffer {
  const parts: Buffer[] = [];
  let total = 0;
  for (;;) {
    const part = Buffer.allocUnsafe(Math.max(size - total + 1, CHUNK_BYTES));
    const count = readSync(file, part);
    if (count === 0) return Buffer.concat(parts, total);
    parts.push(part.subarray(0, count));
    total += count;
    if (total > maxBytes) throw new UnreadableFile(`more than the ${maxBytes} bytes that are read`);
  }
}

/** Reads a regular file as UTF-8; never waits for a FIFO or a device. @throws UnreadableFile, or with the system's error code. */
export function readRegularFile(file: string, maxBytes = MAX_FILE_BYTES): string {
  let opened: number | undefined;
  try {
    // Opening some devices has side effects, so the type is checked before, and again after in case it changed.
    requireRegular(statSync(file), maxBytes);
    opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = fstatSync(opened);
    requireRegular(stats, maxBytes);
    const bytes = readAll(opened, stats.size, maxBytes);
    if (!isUtf8(bytes)) throw new UnreadableFile('text that is not UTF-8');
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code = 'unreadable' } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(code === 'EACCES' ? 'a file that this user may not read (EACCES)' : code);
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
