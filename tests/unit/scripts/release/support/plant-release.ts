// A release without a site: the files that the scripts around releases look at.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasesFolder, writeRecord } from '@/scripts/release/releases.mjs';
import { listOwnStatic } from '@/scripts/release/static-files.mjs';

type Plant = {
  readonly sources?: string;
  readonly files?: readonly string[];
  /** The end of the name of its packages' folder. */
  readonly packages?: string;
  /** Whether its build was interrupted. */
  readonly isUnfinished?: boolean;
};

/** Writes the release `id` below `root` and returns its folder; every file holds the id. */
export function plantRelease(root: string, id: string, plant: Plant = {}): string {
  const { sources = id, files = [], packages = '0', isUnfinished = false } = plant;
  const folder = path.join(releasesFolder(root), id);
  for (const file of [`.next/static/${id}/own.js`, '.next/static/chunks/same.js', ...files]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), id);
  }
  const shared = `packages-${packages.padEnd(12, '0')}/node_modules`;
  mkdirSync(path.join(releasesFolder(root), shared), { recursive: true });
  if (!existsSync(path.join(folder, 'node_modules')))
    symlinkSync(path.join('..', shared), path.join(folder, 'node_modules'));
  listOwnStatic(folder);
  if (!isUnfinished) writeRecord(folder, sources);
  return folder;
}
