// node scripts/release/make/image-tree.mjs <folder>: lays out the current release for an image, with the files of packages that it runs.
import { chmodSync, cpSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, ROOT } from '../../bootstrap/root.mjs';
import { currentRelease } from '../current-release.mjs';
import { linkFile } from '../link-file.mjs';
import { releasesFolder } from '../releases.mjs';
import { tracePackages } from './trace-packages.mjs';

/** Written by a running site, for its own user. */
const STATE = '.state';

function copyFile(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  linkFile(from, to);
}

async function layOut(target) {
  const release = realpathSync(currentRelease());
  const releases = realpathSync(releasesFolder(ROOT));
  const place = (file) => path.join(target, 'releases', path.relative(releases, file));
  const skipped = [path.join(release, STATE), path.join(release, 'node_modules')];
  cpSync(release, place(release), { recursive: true, filter: (file) => !skipped.includes(file) });
  for (const file of await tracePackages(release)) copyFile(file, place(file));
  symlinkSync(readlinkSync(skipped[1]), place(skipped[1]));
  symlinkSync(path.basename(release), path.join(target, 'releases/current'));
  copyFile(fromRoot('scripts/support-code.mjs'), path.join(target, 'support-code.mjs'));
  chmodSync(target, 0o755);
}

await layOut(path.resolve(process.argv[2]));
