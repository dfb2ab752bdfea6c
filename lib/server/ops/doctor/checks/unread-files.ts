// Doctor check: files of a registry folder that look like entries and are not read.
import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

const isUnread = (name: string): boolean => /\.(?:json|ya?ml)/i.test(name) && !name.endsWith('.json');

/** Warns of names such as `brand.JSON` and `brand.json.txt` in the folder that MERCHANTS names. */
export function checkUnreadFiles(place: string): FindingDetails[] {
  const isFolder = !sourceKindOf(place) && statSync(place, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(place).filter(isUnread) : [];
  return names.map((name) =>
    warning(
      'config',
      `${name} is not read: its name does not end in .json`,
      'rename it, or move it elsewhere',
    ),
  );
}
