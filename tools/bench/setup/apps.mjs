// Builds and starts the two Next apps that the site is compared with.
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { hashEntries, readMarker } from '../../../scripts/bootstrap/hash.mjs';
import { runQuietly } from '../../../scripts/bootstrap/quiet.mjs';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { startBenchNode } from '../measure/processes.mjs';
import { EMPTY_APP, PLAIN_APP } from './app-files.mjs';
import { inFolder, writeIn } from './folder.mjs';

const APPS = { empty: EMPTY_APP, plain: PLAIN_APP };
const NEXT = fromRoot('node_modules/next/dist/bin/next');

/** Builds an app. */
export async function buildApp(name) {
  for (const [file, text] of Object.entries(APPS[name])) writeIn(`${name}/${file}`, text);
  if (!existsSync(inFolder(name, 'node_modules')))
    symlinkSync(fromRoot('node_modules'), inFolder(name, 'node_modules'));
  rmSync(inFolder(name, '.next'), { recursive: true, force: true });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await runQuietly(
    `Building the ${name} app`,
    [process.execPath, NEXT, 'build', inFolder(name), '--webpack'],
    env,
  );
  writeIn(`${name}/.built`, hashOf());
}

const hashOf = () => hashEntries(fromRoot(), ['tools/bench/setup/app-files.mjs', 'package-lock.json']);

/** Builds the apps that are missing or outdated. */
export async function prepareApps() {
  for (const name of Object.keys(APPS))
    if (readMarker(inFolder(name, '.built')) !== hashOf()) await buildApp(name);
}

/** Starts one of them. */
export const startApp = (name, { port, upstreamPort = 0 }) =>
  startBenchNode([NEXT, 'start', inFolder(name), '-p', String(port)], {
    env: { NODE_ENV: 'production', UPSTREAM: `http://127.0.0.1:${upstreamPort}` },
    probe: { port, path: name === 'empty' ? '/' : '/list' },
  });
