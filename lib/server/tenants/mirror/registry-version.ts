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

/** Returns the version behind loaded files; `place` is where they were read. */
export function readRegistryVersion(
  merchants: string,
  { place, checksum }: { readonly place: string; readonly checksum: string },
): RegistryVersion {
  const kind = sourceKindOf(merchants);
  return kind ? { source: kind, ...readMirrorState(place), checksum } : { source: 'path', checksum };
}
