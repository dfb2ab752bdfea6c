// Builds a release when the sources changed since the current one, and only then. Running sites and their release stay untouched.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isHeldBack, releaseHold } from '../release/hold.mjs';
import { makeRelease } from '../release/make/make-release.mjs';
import { listReleases, readLink } from '../release/releases.mjs';
import { switchRelease } from '../release/switch-release.mjs';
import { withBuildLock } from '../release/with-build-lock.mjs';
import { BUNDLED } from './bundle.mjs';
import { hashEntries } from './hash.mjs';
import { ROOT } from './root.mjs';

const OUTPUTS = ['.next/BUILD_ID', ...BUNDLED];
const SOURCES = [
  ...['app', 'components', 'i18n', 'lib', 'locales', 'public', 'types'],
  ...[
    'middleware.ts',
    'server.ts',
    'instrumentation.ts',
    'next.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ],
  ...['build', 'bundle', 'class-names', 'compress', 'precache-list', 'warm'].map(
    (name) => `scripts/bootstrap/${name}.mjs`,
  ),
  ...['make-release', 'runtime-packages'].map((name) => `scripts/release/make/${name}.mjs`),
];

/** Files in public/ that the build itself writes: they are no source. */
export function isGenerated(file) {
  return /^public\/m\/(sw\.js|workbox-[^/]*\.js)(\.map)?$/.test(file.replaceAll('\\', '/'));
}

export function hashSources(root) {
  return hashEntries(root, SOURCES, isGenerated);
}

const isMadeOf = (release, hash) =>
  release?.sources === hash && OUTPUTS.every((file) => existsSync(path.join(release.folder, file)));

/** Is a build needed in `root`? Yes when the current release misses an output, or was made of other sources. */
export function needsBuild(root, hash = hashSources(root)) {
  return !isMadeOf(readLink(root, 'current'), hash);
}

async function bringCurrent(hash, isForced) {
  // Another process may have built the same while this one waited.
  const made = isForced ? undefined : listReleases(ROOT).findLast((release) => isMadeOf(release, hash));
  if (made) switchRelease(ROOT, made.id);
  else await makeRelease(ROOT, hash);
}

/**
 * Makes the release of these sources the current one: one that is there already, or a new one. After a failure the current one stays.
 * @param isForced builds in any case. @param keepsHold leaves a release alone that a roll-back chose over these sources.
 */
export async function build({ isForced = false, keepsHold = false } = {}) {
  const hash = hashSources(ROOT);
  if (keepsHold && isHeldBack(ROOT, hash)) return;
  if (isForced || needsBuild(ROOT, hash)) await withBuildLock(ROOT, () => bringCurrent(hash, isForced));
  releaseHold(ROOT);
}
