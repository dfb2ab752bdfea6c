// Stores packed registries; what is damaged, or was not written by this site, counts as absent.
import 'server-only';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '@/lib/server/tenants/last-good/write-atomically';
import { digestInTurns } from '@/lib/server/tenants/packed/digest-in-turns';
import type { Packed, PackedChecks } from '@/lib/server/tenants/packed/packed';
import {
  fromSections,
  LEAD_BYTES,
  type PackedHeader,
  printEnv,
  readHeader,
  readHeaderBytes,
  type SectionFacts,
  type Sections,
  toLead,
  toPackedChecks,
  toPackedSections,
} from '@/lib/server/tenants/packed/packed-format';

/** Largest file, in bytes: some 600,000 merchants. */
const MAX_BYTES = 1024 ** 3;
/** Files of other builds or candidates that stay: for a release that goes back, and one that runs beside this. */
const OTHERS = 2;

type Opened = {
  readonly handle: FileHandle;
  readonly header: PackedHeader;
  readonly mark: string;
  /** Where the sections begin. */
  readonly start: number;
};

/** `mark` is one of the contents. */
export type Stored<Of> = { readonly header: PackedHeader; readonly mark: string } & Of;

// One read: each would have to wait for a turn of a busy event loop.
async function readPart(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  if (bytes > MAX_BYTES) throw new Error('too large');
  const part = Buffer.allocUnsafeSlow(bytes);
  const { bytesRead } = await handle.read(part, 0, bytes, at);
  if (bytesRead !== bytes) throw new Error('too short');
  return part;
}

async function readSection(
  { handle, header, start }: Opened,
  at: number,
  section: SectionFacts,
): Promise<Buffer> {
  const before = header.sections.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0);
  const part = await readPart(handle, start + before, section.bytes);
  if ((await digestInTurns(part)) !== section.digest) throw new Error('damaged');
  return part;
}

async function withStored<Of>(file: string, read: (opened: Opened) => Promise<Of>): Promise<Of | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r');
    const lead = await readPart(handle, 0, LEAD_BYTES);
    const text = await readPart(handle, LEAD_BYTES, readHeaderBytes(lead) ?? 0);
    const known = readHeader(lead, text);
    return known && (await read({ handle, ...known, start: LEAD_BYTES + text.length }));
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}

/** Returns a stored registry. */
export function readStoredRegistry(file: string): Promise<Stored<{ packed: Packed }> | undefined> {
  return withStored(file, async (opened) => {
    const { header, mark } = opened;
    const [checks, index, texts] = header.sections;
    const sections = await Promise.all([
      readSection(opened, 0, checks),
      readSection(opened, 1, index),
      readSection(opened, 2, texts),
    ]);
    return { header, mark, packed: fromSections(header.facts, sections) };
  });
}

/** Returns what was checked, without reading the entries. */
export function readStoredChecks(file: string): Promise<Stored<{ checks: PackedChecks }> | undefined> {
  return withStored(file, async (opened) => {
    const { header, mark } = opened;
    const section = await readSection(opened, 0, header.sections[0]);
    return { header, mark, checks: toPackedChecks(section) };
  });
}

async function listNewest(folder: string, prefix: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((it) => it.startsWith(prefix));
  const times = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  return times.sort((one, other) => other.time - one.time).map(({ file }) => file);
}

/** Returns the newest stored registry of a folder whose file has the prefix. */
export async function readNewest(
  folder: string,
  prefix: string,
): Promise<Stored<{ packed: Packed }> | undefined> {
  for (const file of await listNewest(folder, prefix).catch(() => [])) {
    const stored = await readStoredRegistry(file);
    if (stored) return stored;
  }
  return undefined;
}

/** Stores a registry and removes old ones with the prefix. Returns its mark. Rejects as the file system. */
export async function writeStoredRegistry(
  file: string,
  prefix: string,
  { build, packed }: { readonly build: string; readonly packed: Packed },
): Promise<string> {
  const sections = toPackedSections(packed);
  const facts = await Promise.all(
    sections.map(async (part) => ({ bytes: part.length, digest: await digestInTurns(part) })),
  );
  const header = {
    build,
    envPrint: printEnv(packed.checks),
    facts: packed.facts,
    sections: facts as unknown as Sections<SectionFacts>,
  };
  const { lead, mark } = toLead(header);
  await writeAtomically(file, [lead, ...sections]);
  const folder = path.dirname(file);
  const others = (await listNewest(folder, prefix)).filter((it) => it !== file);
  await Promise.all(others.slice(OTHERS).map((it) => rm(it, { force: true })));
  return mark;
}
