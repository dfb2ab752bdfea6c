// Debian programs of the bench: load generator, plain proxy, Redis, browser.
import { existsSync } from 'node:fs';
import { BootstrapError } from '../../../scripts/bootstrap/main.mjs';
import { runQuietly } from '../../../scripts/bootstrap/quiet.mjs';

const FILES = {
  wrk: '/usr/bin/wrk',
  nginx: '/usr/sbin/nginx',
  'redis-server': '/usr/bin/redis-server',
  chromium: '/usr/bin/chromium',
};

const APT_GET = '/usr/bin/apt-get';
const mayInstall = () => process.getuid?.() === 0 && existsSync(APT_GET);

/** Installs those of `wanted` that are missing if allowed, else rejects with the instruction. */
export async function prepareTools(wanted = Object.keys(FILES)) {
  const missing = wanted.filter((name) => !existsSync(FILES[name]));
  if (missing.length === 0) return;
  if (!mayInstall()) throw new BootstrapError(`Needed, as root: apt-get install ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('Reading Debian package lists', [APT_GET, 'update'], env);
  const install = [APT_GET, 'install', '-y', '--no-install-recommends', ...missing];
  await runQuietly(`Installing ${missing.join(' ')}`, install, env);
}

/** Returns the program's file. */
export const toolFile = (name) => FILES[name];
