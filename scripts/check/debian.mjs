// Debian packages for tests: three engines, a virtual display, fonts, and servers of many instances.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { runQuietly } from '../bootstrap/quiet.mjs';

const FONTS = ['fonts-noto-core', 'fonts-noto-cjk'];
const PACKAGES = {
  chromium: ['chromium', ...FONTS],
  bare: ['chromium-headless-shell'],
  firefox: ['firefox-esr', ...FONTS],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', ...FONTS],
};

const subfolders = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

function findMiniBrowser(libraries = '/usr/lib') {
  if (!existsSync(libraries)) return undefined;
  return subfolders(libraries, /-linux-gnu$/)
    .flatMap((folder) => subfolders(folder, /^webkit2gtk-4\./))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((file) => existsSync(file));
}

/** Programs of the engines; WebKit's folder has processor and version in its name. */
export const ENGINE_FILES = {
  chromium: '/usr/bin/chromium',
  /** Headless Chromium; older Debians lack it. */
  bare: '/usr/bin/chromium-headless-shell',
  firefox: '/usr/bin/firefox-esr',
  get webkit() {
    return findMiniBrowser() ?? '/usr/lib/webkit2gtk-4.1/MiniBrowser';
  },
};

function isInstalled(name) {
  const query = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return query.stdout?.includes('Status: install ok installed') ?? false;
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

/** Installs missing packages if allowed; returns the error or an instruction. */
async function installMissing(wanted) {
  const missing = canInstall() ? wanted.filter((name) => !isInstalled(name)) : [];
  const fault = missing.length > 0 ? await aptInstall(missing).catch((error) => error.message) : undefined;
  return fault ?? `install it as root, apt-get install ${wanted.join(' ')}`;
}

/** Installs what an engine needs if allowed; returns why its tests cannot run, or an empty text. */
export async function prepareBrowser(engine = 'chromium') {
  const advice = await installMissing(PACKAGES[engine]);
  const file = ENGINE_FILES[engine];
  return existsSync(file) ? '' : `${file} is missing: ${advice}`;
}

// Tests start them on free ports; prometheus only for promtool, which checks alerts; buildah builds the image; pebble is an authority for caddy.
const SERVERS = ['nginx', 'redis-server', 'postgresql', 'prometheus', 'buildah', 'caddy', 'pebble'];
const PROGRAMS = ['redis-server', 'psql', 'promtool', 'caddy', 'pebble'];
const SERVER_FILES = ['/usr/sbin/nginx', ...PROGRAMS.map((name) => `/usr/bin/${name}`)];

/** Installs all packages that tests need if allowed, and prints what is missing. */
export async function prepareMachine() {
  const packages = new Set([...Object.values(PACKAGES).flat(), ...SERVERS]);
  const advice = await installMissing([...packages]);
  const { bare: _, ...engines } = ENGINE_FILES;
  const missing = [...Object.values(engines), ...SERVER_FILES].filter((file) => !existsSync(file));
  if (missing.length > 0) console.error(`Tests need ${missing.join(', ')}: ${advice}`);
}
