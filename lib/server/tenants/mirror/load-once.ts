// Loads a registry once, without following it: for the doctor and the commands of operators.
import 'server-only';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  loadRegistry,
  type RegistryLoad,
  toUnreadableLoad,
} from '@/lib/server/tenants/assembly/load-registry';
import { writeMirror } from '@/lib/server/tenants/mirror/write-mirror';
import { openSource } from '@/lib/server/tenants/sources/open-source';
import { type SourceRead, toReason } from '@/lib/server/tenants/sources/source';
import { isRegistryPlace, sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

/** Checks a source's content in a temporary folder. Rejects as the file system. */
export async function loadRead(read: SourceRead): Promise<RegistryLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-registry-'));
  try {
    await writeMirror(folder, read, new Map());
    const load = loadRegistry(folder);
    // The temporary folder means nothing to an operator.
    const faults = load.faults.map((it) => ({
      ...it,
      file: path.relative(folder, it.file) || 'the registry',
    }));
    return { ...load, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads all of a source. Rejects with SourceError or the package's own error. */
export async function readSource(place: string): Promise<SourceRead> {
  const source = await openSource(place);
  try {
    return (await source.read(undefined)) ?? { version: '', files: new Map() };
  } finally {
    await source.close();
  }
}

/** Loads the registry that MERCHANTS names; a source that cannot be read is a fault of the load. */
export async function loadOnce(merchants: string): Promise<RegistryLoad> {
  if (isRegistryPlace(merchants) && !sourceKindOf(merchants)) return loadRegistry(merchants);
  try {
    return await loadRead(await readSource(merchants));
  } catch (error) {
    return toUnreadableLoad(toSourceName(merchants), new Error(toReason(error)));
  }
}
