// Stores packed registries; what is damaged, or was not written by this site, counts as absent.
import 'server-only';
import { hash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '@/lib/server/tenants/last-good/write-atomically';
import { digestInTurns } from '@/lib/server/tenants/packed/digest-in-turns';
import type { Bytes } from '@/lib/server/tenants/packed/file-bytes';
import type { Packed, PackedChecks } from '@/lib/server/tenants/packed/packed';
import {
  digestOfEnv,
  type PackedHeader,
  type SectionFacts,
  type Sections,
  toLead,
  toPackedChecks,
  toPackedIndex,
  toPackedSections,
} from '@/lib/server/tenants/packed/packed-format';
import {
  leaveSections,
  readSection,
  verifySection,
  withStored,
} from '@/lib/server/tenants/packed/stored-sections';

/** Files of other builds or candidates that stay: for a release that goes back, and one that runs beside this. */
const OTHERS = 2;

/** `mark` is one of the contents. */
export type Stored<Of> = { readonly header: PackedHeader; readonly mark: string } & Of;

function readWhole(section: Bytes, { bytes, digest }: SectionFacts): Buffer {
  const whole = section.subarray(0, bytes);
  if (hash('sha256', whole) !== digest) throw new Error('damaged');
  return whole;
}

/** Returns a stored registry. */
export function readStoredRegistry(file: string): Promise<Stored<{ packed: Packed }> | undefined> {
  return withStored(file, async (opened) => {
    const { header, mark } = opened;
    const [checks, index, texts] = await Promise.all([
      readSection(opened, 0),
      readSection(opened, 1),
      readSection(opened, 2),
    ]);
    const sections = { checks: toPackedChecks(checks), index: toPackedIndex(index), texts };
    return { header, mark, packed: { facts: header.facts, ...sections } };
  });
}

/** Returns a stored registry whose texts stay in the file, as do its checks until they are asked for. */
export function openStoredRegistry(file: string): Promise<Stored<{ packed: Packed }> | undefined> {
  return withStored(file, async (opened) => {
    const { header, mark } = opened;
    const index = toPackedIndex(await readSection(opened, 1));
    await verifySection(opened, 2);
    const inFile = leaveSections(opened);
    let checks: PackedChecks | undefined;
    const packed = {
      facts: header.facts,
      get checks() {
        checks ??= toPackedChecks(readWhole(inFile(0), header.sections[0]));
        return checks;
      },
      index,
      texts: inFile(2),
    };
    return { header, mark, packed };
  });
}

/** Returns what a stored registry's header says. */
export function readStoredFacts(file: string): Promise<Stored<unknown> | undefined> {
  return withStored(file, async ({ header, mark }) => ({ header, mark }));
}

/** Begins the names of stored registries. */
export const CHECKED = 'checked-';

async function listNewest(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((it) => it.startsWith(CHECKED));
  const times = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  return times.sort((one, other) => other.time - one.time).map(({ file }) => file);
}

/** Returns the newest stored registry of a folder. */
export async function readNewest(folder: string): Promise<Stored<{ packed: Packed }> | undefined> {
  for (const file of await listNewest(folder).catch(() => [])) {
    const stored = await readStoredRegistry(file);
    if (stored) return stored;
  }
  return undefined;
}

/** Stores a registry and removes old ones of its folder. Returns its mark. Rejects as the file system. */
export async function writeStoredRegistry(
  file: string,
  { build, packed }: { readonly build: string; readonly packed: Packed },
): Promise<string> {
  const sections = toPackedSections(packed);
  const facts = await Promise.all(
    sections.map(async (part) => ({
      bytes: part.length,
      digest: await digestInTurns(part.length, (from, to) => part.subarray(from, to)),
    })),
  );
  const header = {
    build,
    envDigest: digestOfEnv(packed.facts),
    facts: packed.facts,
    sections: facts as unknown as Sections<SectionFacts>,
  };
  const { lead, mark } = toLead(header);
  await writeAtomically(file, [lead, ...sections]);
  const folder = path.dirname(file);
  const others = (await listNewest(folder)).filter((it) => it !== file);
  await Promise.all(others.slice(OTHERS).map((it) => rm(it, { force: true })));
  return mark;
}
