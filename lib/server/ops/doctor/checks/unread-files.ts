// Doctor check: files of a registry that the site does not read, or may not.
import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

const READ_BY_OTHERS = 0o044;

const isUnread = (name: string): boolean => /\.(?:json|ya?ml)/i.test(name) && !name.endsWith('.json');

function isRootOnly(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.uid === 0 && (stats.mode & READ_BY_OTHERS) === 0;
}

function checkFiles(place: string): FindingDetails[] {
  const names = statSync(place).isDirectory() ? readdirSync(place) : [];
  const unread = names.filter(isUnread).map((name) => {
    const text = `${name} is not read: its name does not end in .json`;
    return warning('config', text, 'rename it, or move it elsewhere');
  });
  const closed = listRegistryFiles(place).filter(isRootOnly);
  if (closed.length === 0) return unread;
  const text = `root alone may read ${closed.map((file) => path.basename(file)).join(' ')}: the site runs as another user`;
  const remedy = `give them to its group: chgrp -R site ${place} && chmod -R g+rX ${place}`;
  return [...unread, warning('config', text, remedy)];
}

/** Warns of names such as `brand.JSON` and `brand.json.txt` in the folder that MERCHANTS names, and of files that root alone may read. */
export function checkUnreadFiles(place: string): FindingDetails[] {
  try {
    return sourceKindOf(place) ? [] : checkFiles(place);
  } catch {
    // The registry's own check names a place that cannot be read.
    return [];
  }
}
