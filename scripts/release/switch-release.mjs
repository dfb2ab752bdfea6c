// Switches the current release atomically.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readLink, readRelease, releasesFolder } from './releases.mjs';
import { shareStatic } from './static-files.mjs';

function link(root, name, id) {
  const made = path.join(releasesFolder(root), `.${name}-${process.pid}`);
  rmSync(made, { force: true });
  symlinkSync(id, made);
  renameSync(made, path.join(releasesFolder(root), name));
}

/** Makes the release `id` current and the one before previous. Running sites keep theirs until they restart. */
export function switchRelease(root, id) {
  const before = readLink(root, 'current');
  if (before?.id === id) return;
  if (before) {
    shareStatic(before.folder, readRelease(root, id).folder);
    link(root, 'previous', before.id);
  }
  link(root, 'current', id);
}
