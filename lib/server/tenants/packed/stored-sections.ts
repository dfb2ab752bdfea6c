// Reads the sections of a stored registry, each with its digest.
import 'server-only';
import { close, open, read } from 'node:fs';
import { promisify } from 'node:util';
import { digestInTurns, TURN_BYTES } from '@/lib/server/tenants/packed/digest-in-turns';
import { FileBytes, readAt, takeFile } from '@/lib/server/tenants/packed/file-bytes';
import {
  LEAD_BYTES,
  type PackedHeader,
  readHeader,
  readHeaderBytes,
} from '@/lib/server/tenants/packed/packed-format';

/** Largest file, in bytes: some 600,000 merchants. */
const MAX_BYTES = 1024 ** 3;
const openFile = promisify(open);
const readFile = promisify(read);
const closeFile = promisify(close);

export type StoredFile = {
  readonly fd: number;
  readonly header: PackedHeader;
  readonly mark: string;
  /** Where the sections begin. */
  readonly start: number;
  /** Stays open for what is read later. */
  isTaken?: boolean;
};

/** `checks`, `index` or `texts`. */
export type SectionAt = 0 | 1 | 2;

// One read: each would have to wait for a turn of a busy event loop.
async function readPart(fd: number, at: number, bytes: number): Promise<Buffer> {
  if (bytes > MAX_BYTES) throw new Error('too large');
  const part = Buffer.allocUnsafeSlow(bytes);
  const { bytesRead } = await readFile(fd, part, 0, bytes, at);
  if (bytesRead !== bytes) throw new Error('too short');
  return part;
}

const startOf = ({ header, start }: StoredFile, at: number): number =>
  header.sections.slice(0, at).reduce((sum, { bytes }) => sum + bytes, start);

/** Returns a section. @throws where it is damaged. */
export async function readSection(opened: StoredFile, at: SectionAt): Promise<Buffer> {
  const { bytes, digest } = opened.header.sections[at];
  const part = await readPart(opened.fd, startOf(opened, at), bytes);
  if ((await digestInTurns(bytes, (from, to) => part.subarray(from, to))) !== digest)
    throw new Error('damaged');
  return part;
}

/** Reads a section for its digest, without holding it. @throws where it is damaged. */
export async function verifySection(opened: StoredFile, at: SectionAt): Promise<void> {
  const { bytes, digest } = opened.header.sections[at];
  const start = startOf(opened, at);
  const part = Buffer.allocUnsafeSlow(Math.min(bytes, TURN_BYTES));
  const readTurn = (from: number, to: number) => readAt(opened.fd, part.subarray(0, to - from), start + from);
  if ((await digestInTurns(bytes, readTurn)) !== digest) throw new Error('damaged');
}

/** Leaves sections in the file, which stays open for them. */
export function leaveSections(opened: StoredFile): (at: SectionAt) => FileBytes {
  opened.isTaken = true;
  const file = takeFile(opened.fd);
  return (at) => new FileBytes(file, startOf(opened, at));
}

/** Reads a stored file; undefined where it is damaged, absent, or no secret of the site has made it. */
export async function withStored<Of>(
  file: string,
  read: (opened: StoredFile) => Promise<Of>,
): Promise<Of | undefined> {
  const fd = await openFile(file, 'r').catch(() => undefined);
  if (fd === undefined) return undefined;
  let opened: StoredFile | undefined;
  try {
    const lead = await readPart(fd, 0, LEAD_BYTES);
    const text = await readPart(fd, LEAD_BYTES, readHeaderBytes(lead) ?? 0);
    const known = readHeader(lead, text);
    opened = known && { fd, ...known, start: LEAD_BYTES + text.length };
    return opened && (await read(opened));
  } catch {
    return undefined;
  } finally {
    if (!opened?.isTaken) await closeFile(fd);
  }
}
