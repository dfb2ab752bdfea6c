// Copies a release as if its sources had changed: another build id, another name of a script of every page.
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { releasesFolder, writeRecord } from '../../scripts/release/releases.mjs';

/** The script that every page begins with, by its hashed name. */
const SCRIPT = /\bmain-app-[0-9a-f]{10}\b/;
const NOT_COPIED = new Set(['node_modules', 'build/compiled']);
const TEXT = /\.(?:js|json)$|^BUILD_ID$/;

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Pairs of the release's names and the copy's. */
function renamesOf(release, id) {
  const buildId = readFileSync(path.join(release, '.next/BUILD_ID'), 'utf8').trim();
  const [script = ''] =
    SCRIPT.exec(readFileSync(path.join(release, '.next/build-manifest.json'), 'utf8')) ?? [];
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 10);
  return [
    [buildId, id],
    [script, `main-app-${hash}`],
  ];
}

const renameIn = (text, renames) => renames.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);

function renameFiles(folder, renames) {
  for (const file of listFiles(folder)) {
    const place = path.join(folder, renameIn(path.relative(folder, file), renames));
    if (place === file) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(file, place);
  }
}

function rewriteTexts(folder, renames) {
  for (const file of listFiles(folder).filter((one) => TEXT.test(path.basename(one)))) {
    const text = readFileSync(file, 'utf8');
    const renamed = renameIn(text, renames);
    if (renamed !== text) writeFileSync(file, renamed);
  }
}

/** Copies the release in `release` to the release `id` below `root`, complete and linked by nothing; returns its folder. */
export function copyRelease(release, { root, id }) {
  const folder = path.join(releasesFolder(root), id);
  const isCopied = (file) => !NOT_COPIED.has(path.relative(release, file));
  cpSync(release, folder, { recursive: true, filter: isCopied });
  symlinkSync(realpathSync(path.join(release, 'node_modules')), path.join(folder, 'node_modules'));
  const renames = renamesOf(release, id);
  renameFiles(folder, renames);
  rewriteTexts(folder, renames);
  writeRecord(folder, id);
  return folder;
}
