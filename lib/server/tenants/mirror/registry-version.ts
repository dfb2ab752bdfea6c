// Which version of the registry a process has loaded.
import 'server-only';
import { hash } from 'node:crypto';
import path from 'node:path';
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

/** Returns the checksum of loaded files. */
export function checksumOf(checks: readonly FileCheck[]): string {
  const lines = checks.map(({ file, digest }) => `${digest}  ${path.basename(file)}\n`);
  return hash('sha256', lines.join(''));
}

/** The loaded registry: `from` as MERCHANTS names it, `place` the folder or file that was read; a path has no version. */
export type Loaded = {
  readonly from: string;
  readonly place: string;
  readonly version?: string;
  readonly checksum: string;
};

/** Returns the version of the copy in a folder; undefined where it is the operator's own. */
export function readCopiedVersion(from: string, place: string): string | undefined {
  return sourceKindOf(from) && readMirrorState(place)?.version;
}

/** Returns source, version and checksum of what is loaded. */
export function toRegistryVersion({ from, place, version, checksum }: Loaded): RegistryVersion {
  const kind = sourceKindOf(from);
  if (!kind) return { source: 'path', checksum };
  const fault = readMirrorState(place)?.fault;
  return { source: kind, version, checksum, ...(fault ? { fault } : {}) };
}
