// Builds a release if the sources changed since the current one. Running sites and their release stay untouched.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED } from '../../bootstrap/bundle.mjs';
import { hashEntries } from '../../bootstrap/hash.mjs';
import { ROOT } from '../../bootstrap/root.mjs';
import { isHeldBack, releaseHold } from '../hold.mjs';
import { listReleases, readLink } from '../releases.mjs';
import { switchRelease } from '../switch-release.mjs';
import { withBuildLock } from '../with-build-lock.mjs';
import { makeRelease } from './make-release.mjs';

const OUTPUTS = ['.next/BUILD_ID', ...BUNDLED];
const SOURCES = [
  ...['app', 'components', 'lib', 'locales', 'public'],
  ...[
    'middleware.ts',
    'server.ts',
    'instrumentation.ts',
    'next.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ],
  ...['bundle', 'class-names', 'compress', 'precache-list', 'warm'].map(
    (name) => `scripts/bootstrap/${name}.mjs`,
  ),
  ...['make-release', 'move-maps', 'runtime-packages'].map((name) => `scripts/release/make/${name}.mjs`),
];

/** Files in public/ that the build itself writes. */
export function isGenerated(file) {
  return /^public\/m\/(sw\.js|workbox-[^/]*\.js)(\.map)?$/.test(file.replaceAll('\\', '/'));
}

export function hashSources(root) {
  return hashEntries(root, SOURCES, isGenerated);
}

const isMadeOf = (release, hash) =>
  release?.sources === hash && OUTPUTS.every((file) => existsSync(path.join(release.folder, file)));

/** Returns whether the current release misses an output or has other sources. */
export function needsBuild(root, hash = hashSources(root)) {
  return !isMadeOf(readLink(root, 'current'), hash);
}

async function bringCurrent(hash, isForced) {
  // Another process may have built the same sources meanwhile.
  const made = isForced ? undefined : listReleases(ROOT).findLast((release) => isMadeOf(release, hash));
  if (made) switchRelease(ROOT, made.id);
  else await makeRelease(ROOT, hash);
}

/** Makes the release of these sources current, and builds it if needed. After a failure the current one stays.
 * `isForced` always builds; `keepsHold` respects a roll-back to other sources. */
export async function build({ isForced = false, keepsHold = false } = {}) {
  const hash = hashSources(ROOT);
  if (keepsHold && isHeldBack(ROOT, hash)) return;
  if (isForced || needsBuild(ROOT, hash)) await withBuildLock(ROOT, () => bringCurrent(hash, isForced));
  releaseHold(ROOT);
}
