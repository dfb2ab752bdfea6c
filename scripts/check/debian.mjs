// Debian packages that the browser tests need: Chromium and the fonts of the demo's languages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runQuietly } from '../bootstrap/quiet.mjs';

const CHROMIUM = '/usr/bin/chromium';
const PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

function isInstalled(name) {
  const asked = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return asked.stdout?.includes('Status: install ok installed') ?? false;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function aptInstall(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = ['apt-get', '-o', 'DPkg::Lock::Timeout=120'];
  await runQuietly('Reading Debian package lists', [...aptGet, 'update'], env);
  await runQuietly(
    `Installing ${names.join(' ')}`,
    [...aptGet, 'install', '-y', '--no-install-recommends', ...names],
    env,
  );
}

/** Installs what is missing where it may; returns what keeps browser tests from running, or an empty text. */
export async function prepareBrowser() {
  const missing = canInstall() ? PACKAGES.filter((name) => !isInstalled(name)) : [];
  const fault = missing.length > 0 ? await aptInstall(missing).catch((error) => error.message) : undefined;
  if (existsSync(CHROMIUM)) return '';
  return `Browser tests need ${CHROMIUM}: ${fault ?? `install it as root, apt-get install ${PACKAGES.join(' ')}`}`;
}
