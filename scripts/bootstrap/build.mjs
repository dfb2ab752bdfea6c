// Builds the site when its sources changed since the last build that succeeded, and only then.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED, bundleServer } from './bundle.mjs';
import { compressFiles } from './compress.mjs';
import { hashEntries, readMarker } from './hash.mjs';
import { runQuietly, StepFailed } from './quiet.mjs';
import { fromRoot, ROOT } from './root.mjs';

const MARKER = '.next/build-hash';
const COMPILED = 'build/compiled';
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
];

/** Files in public/ that the build itself writes: they are no source. */
export function isGenerated(file) {
  return /^public\/m\/(sw\.js|workbox-[^/]*\.js)(\.map)?$/.test(file.replaceAll('\\', '/'));
}

export function hashSources(root) {
  return hashEntries(root, SOURCES, isGenerated);
}

/** Is a build needed in `root`? Yes when an output is missing or the sources differ from those it was made of. */
export function needsBuild(root, hash = hashSources(root)) {
  if (OUTPUTS.some((file) => !existsSync(path.join(root, file)))) return true;
  return readMarker(path.join(root, MARKER)) !== hash;
}

/** Leaves in build/compiled what Node makes of the code at a start. Without it the site starts all the same, only later (PRF-29). */
async function compileAhead(env) {
  rmSync(fromRoot(COMPILED), { recursive: true, force: true });
  try {
    const warm = fromRoot('scripts/bootstrap/warm.mjs');
    await runQuietly('Compiling ahead', [process.execPath, warm, fromRoot(COMPILED)], env);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error('Nothing is compiled ahead: the site will start, but later than it could.');
  }
}

/** Leaves `.next` and the bundles in `build/` as the sources want them; the marker is written only after success. */
export async function build({ isForced = false } = {}) {
  const hash = hashSources(ROOT);
  if (!isForced && !needsBuild(ROOT, hash)) return;
  rmSync(fromRoot(MARKER), { force: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const next = fromRoot('node_modules/next/dist/bin/next');
  await runQuietly('Building the site', [process.execPath, next, 'build', '--webpack'], env);
  await bundleServer();
  await Promise.all([compressFiles(fromRoot('.next/static')), compileAhead(env)]);
  mkdirSync(fromRoot('.next'), { recursive: true });
  writeFileSync(fromRoot(MARKER), `${hash}\n`);
}
