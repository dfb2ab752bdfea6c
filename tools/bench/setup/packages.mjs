// Packages of the bench only, competitors and Lighthouse, in their own folder.
import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from '../../../scripts/bootstrap/quiet.mjs';
import { inFolder, writeIn } from './folder.mjs';

const PACKAGES = { fastify: '5.12.8', '@fastify/http-proxy': '11.6.3', lighthouse: '13.5.0' };
const FOLDER = 'packages';

const isThere = ([name, version]) => {
  const file = inFolder(FOLDER, 'node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
};

/** Installs them if missing; install scripts do not run. */
export async function preparePackages() {
  if (Object.entries(PACKAGES).every(isThere)) return;
  const manifest = { name: 'bench-packages', private: true, dependencies: PACKAGES };
  writeIn(`${FOLDER}/package.json`, JSON.stringify(manifest, null, 2));
  const npm = ['npm', 'install', '--prefix', inFolder(FOLDER), '--ignore-scripts', '--no-audit', '--no-fund'];
  await runQuietly('Installing the packages of the bench', npm);
}
