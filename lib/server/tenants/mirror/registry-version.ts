// Which version of the registry a process has loaded.
import 'server-only';
import { hash } from 'node:crypto';
import path from 'node:path';
import { getEnv } from '@/lib/server/platform/env';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { type MirrorState, readMirrorState } from '@/lib/server/tenants/mirror/mirror-state';
import { type SourceKind, sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

export type RegistryVersion = {
  readonly source: SourceKind | 'path';
  /** ETag, commit or version number of the source; a path has none. */
  readonly version?: string;
  /** SHA-256 in hex: what `sha256sum *.json | sha256sum` prints in a folder. */
  readonly checksum: string;
  /** Set while the source cannot be read. */
  readonly fault?: MirrorState['fault'];
};

// Of 10,000 files it takes some milliseconds, and each health check asks for it.
const checksums = new WeakMap<readonly FileCheck[], string>();

/** Returns the checksum of loaded files. */
export function checksumOf(checks: readonly FileCheck[]): string {
  const known = checksums.get(checks);
  if (known !== undefined) return known;
  const lines = checks.map(({ file, digest }) => `${digest}  ${path.basename(file)}\n`);
  const checksum = hash('sha256', lines.join(''));
  checksums.set(checks, checksum);
  return checksum;
}

/** What a process has loaded: from where, and which version lay there; a path has none. */
export type Loaded = {
  readonly place: string;
  readonly version?: string;
  readonly load: Pick<RegistryLoad, 'checks' | 'removals'>;
};

/** Returns the version of the copy in a folder; undefined where it is the operator's own. */
export function readCopiedVersion(place: string): string | undefined {
  return sourceKindOf(getEnv().MERCHANTS) && readMirrorState(place)?.version;
}

/** Returns whether a copy is loaded already: it is written file by file, and whole once its version changes. A held removal may be confirmed meanwhile. */
export function isSameCopy({ version, load }: Loaded, current: string | undefined): boolean {
  return current !== undefined && current === version && !load.removals.held;
}

/** Returns source, version and checksum of what is loaded. */
export function toRegistryVersion({ place, version, load }: Loaded): RegistryVersion {
  const kind = sourceKindOf(getEnv().MERCHANTS);
  const checksum = checksumOf(load.checks);
  if (!kind) return { source: 'path', checksum };
  const fault = readMirrorState(place)?.fault;
  return { source: kind, version, checksum, ...(fault ? { fault } : {}) };
}
