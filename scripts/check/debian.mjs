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

function findMiniBrowser() {
  return subfolders('/usr/lib', /-linux-gnu$/)
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

const runApt = (title, ...args) =>
  runQuietly(title, ['apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });

/** The one update of the package lists in this process. */
let updated;

async function aptInstall(names) {
  updated ??= runApt('Reading Debian package lists', 'update');
  await updated;
  await runApt(`Installing ${names.join(' ')}`, 'install', '-y', '--no-install-recommends', ...names);
}

/** Installs missing packages if allowed; returns the error or an instruction. */
async function installMissing(wanted) {
  const missing = canInstall() ? wanted.filter((name) => !isInstalled(name)) : [];
  const fault = missing.length > 0 ? await aptInstall(missing).catch((error) => error.message) : undefined;
  return fault ?? `install it as root, apt-get install ${wanted.join(' ')}`;
}

/** Installs Chromium if allowed; returns why it cannot run, or an empty text. */
export async function prepareBrowser() {
  const advice = await installMissing(PACKAGES.chromium);
  const file = ENGINE_FILES.chromium;
  return existsSync(file) ? '' : `${file} is missing: ${advice}`;
}

const QUICK_SERVERS = { nginx: '/usr/sbin/nginx', 'redis-server': '/usr/bin/redis-server' };
/** Servers by package. Prometheus only for promtool, which checks alerts; buildah builds the image; pebble is an authority for caddy. */
const SERVERS = {
  ...QUICK_SERVERS,
  postgresql: '/usr/bin/psql',
  prometheus: '/usr/bin/promtool',
  buildah: '/usr/bin/buildah',
  caddy: '/usr/bin/caddy',
  pebble: '/usr/bin/pebble',
};

/** Installs missing packages if allowed, and prints which of their files are missing then; `listFiles` is called after the installation. */
async function prepareFiles(packages, listFiles) {
  const advice = await installMissing([...new Set(packages)]);
  const missing = listFiles().filter((file) => !existsSync(file));
  if (missing.length > 0) console.error(`Tests need ${missing.join(', ')}: ${advice}`);
}

/** Installs the servers that the tests of a reach start. */
export function prepareServers(reach) {
  const servers = reach === 'quick' ? QUICK_SERVERS : SERVERS;
  return prepareFiles(Object.keys(servers), () => Object.values(servers));
}

/** Installs the browsers that the tests of a reach open: Chromium for the quick ones, else all engines. */
export function prepareBrowsers(reach) {
  const { chromium, bare, ...others } = PACKAGES;
  const more = reach === 'quick' ? {} : others;
  const engines = ['chromium', ...Object.keys(more)];
  return prepareFiles([...chromium, ...bare, ...Object.values(more).flat()], () =>
    engines.map((engine) => ENGINE_FILES[engine]),
  );
}

/** Installs all that tests need. */
export async function prepareMachine() {
  await prepareServers();
  await prepareBrowsers();
}
