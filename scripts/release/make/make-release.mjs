// One build: Next works in `.next`, which no running site reads; the result then moves into a release.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../bootstrap/bundle.mjs';
import { compressFiles } from '../../bootstrap/compress.mjs';
import { runQuietly, StepFailed } from '../../bootstrap/quiet.mjs';
import { releasesFolder, toReleaseId, writeRecord } from '../releases.mjs';
import { listOwnStatic } from '../static-files.mjs';
import { switchRelease } from '../switch-release.mjs';
import { moveMaps } from './move-maps.mjs';
import { pruneReleases, removeUnfinished } from './prune-releases.mjs';
import { linkPackages } from './runtime-packages.mjs';

/** Stays for the next build and for the sources' types. */
const WORKBENCH = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']);
/** Additional files that the site reads, and its licences. */
const COPIED = ['THIRD-PARTY-NOTICES.md', 'locales', 'package.json', 'public'];
// The build writes a source map beside the worker, which no site may serve.
const COPY = { recursive: true, preserveTimestamps: true, filter: (file) => !file.endsWith('.map') };

function fill(root, folder) {
  const [from, to] = [path.join(root, '.next'), path.join(folder, '.next')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!WORKBENCH.has(name)) renameSync(path.join(from, name), path.join(to, name));
  for (const name of COPIED)
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(folder, name), COPY);
  linkPackages(root, folder);
}

/** Stores Node's compiled code in build/compiled, for a faster start. */
async function compileAhead(root, folder) {
  try {
    const warm = path.join(root, 'scripts/bootstrap/warm.mjs');
    await runQuietly('Compiling ahead', [process.execPath, warm, folder]);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error('Nothing is compiled ahead: the site will start, but later than it could.');
  }
}

/** The key of server actions, of which the site has none. In a container Next makes one for each build, which voids the compiler's cache. */
function actionsKey(root) {
  const file = path.join(root, '.next/cache/actions-key');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

async function buildInto(root, folder) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(root),
    SITE_RELEASE: path.basename(folder),
  };
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  await runQuietly('Building the site', [process.execPath, next, 'build', '--webpack'], env);
  fill(root, folder);
  moveMaps(folder);
  await bundleServer(folder);
  await compressFiles(path.join(folder, '.next/static'));
  listOwnStatic(folder);
  await compileAhead(root, folder);
}

/** Builds a release of these sources and makes it current; a failed or interrupted build leaves no release. */
export async function makeRelease(root, sources) {
  removeUnfinished(root);
  const id = toReleaseId(new Date(), sources);
  const folder = path.join(releasesFolder(root), id);
  try {
    await buildInto(root, folder);
    writeRecord(folder, sources);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  switchRelease(root, id);
  try {
    pruneReleases(root);
  } catch (error) {
    // For example folders of another user: the new release counts nevertheless.
    console.error(`Older releases stay: ${error.message}`);
  }
}
