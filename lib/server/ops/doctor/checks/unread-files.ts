// Doctor check: files of a registry that the site does not read, or may not.
import 'server-only';
import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

const READ_BY_OTHERS = 0o044;

const isUnread = (name: string): boolean => /\.(?:json|ya?ml)/i.test(name) && !name.endsWith('.json');

const lookAt = (place: string): Stats | undefined => statSync(place, { throwIfNoEntry: false });

function isRootOnly(place: string): boolean {
  const stats = lookAt(place);
  return stats?.uid === 0 && (stats.mode & READ_BY_OTHERS) === 0;
}

/** Warns of names such as `brand.JSON` and `brand.json.txt` in the folder that MERCHANTS names, and of what root alone may read: the site runs as another user. */
export function checkUnreadFiles(place: string): FindingDetails[] {
  if (sourceKindOf(place)) return [];
  const isFolder = lookAt(place)?.isDirectory() === true;
  const names = isFolder ? readdirSync(place) : [];
  const inFolder = names.filter((name) => name.endsWith('.json')).map((name) => path.join(place, name));
  const unread = names.filter(isUnread).map((name) => {
    const text = `${name} is not read: its name does not end in .json`;
    return warning('config', text, 'rename it, or move it elsewhere');
  });
  const closed = (isFolder ? inFolder : [place]).filter(isRootOnly).map((it) => {
    const text = `${it} can be read by root alone, and the site runs as another user`;
    return warning('config', text, `give it to the site's group: chgrp site ${it}; chmod g+r ${it}`);
  });
  return [...unread, ...closed];
}
