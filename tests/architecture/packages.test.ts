import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Exact versions, floors below which a known hole is open, and a lock file that names the registry's packages alone.
type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};

const FLOORS: Record<string, string> = {
  next: '16.4.5',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'node-forge': '1.4.3',
  node: '24.0.0',
};
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$|^npm:@?[\w./-]+@\d+\.\d+\.\d+$/;
const REGISTRY = 'https://registry.npmjs.org/';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const wanted: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
const locked: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

const isExact = (version: string) => EXACT.test(version);

/** Is `version` at least `floor`? Both are plain x.y.z. */
function isAtLeast(version: string, floor: string): boolean {
  const numbers = floor.split('.').map((part, index) => Number(version.split('.')[index]) - Number(part));
  return (numbers.find((difference) => difference !== 0) ?? 0) >= 0;
}

function checkLocked(place: string, { resolved, integrity, link, inBundle }: Locked): string[] {
  if (place === '' || inBundle) return [];
  if (link) return [`${place} is a link`];
  if (resolved && !resolved.startsWith(REGISTRY)) return [`${place} comes from ${resolved}`];
  return integrity?.startsWith('sha512-') ? [] : [`${place} has no sha512 checksum`];
}

test('every version in package.json is exact (SEC-107)', () => {
  expect(Object.entries(wanted).filter(([, version]) => !isExact(version))).toEqual([]);
});

test.each(Object.entries(FLOORS))('every installed %s is at least %s (SEC-107, ruling 46)', (name, floor) => {
  const places = Object.entries(locked).filter(
    ([place]) => place.split('node_modules/').at(-1) === name && place !== '',
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(([, { version = '0.0.0' }]) => !isAtLeast(version, floor))).toEqual([]);
});

test('the lock file names packages of the registry, each with its checksum (SEC-107)', () => {
  expect(Object.entries(locked).flatMap(([place, entry]) => checkLocked(place, entry))).toEqual([]);
});

type Component = { name: string; version: string; hashes?: unknown[]; properties: { name: string }[] };

test('the software bill of materials, by one command, names every package with its checksum, and which ship (SEC-107)', () => {
  const [command = '', ...words] = String(manifest.scripts.sbom).split(' ');
  const maxBuffer = 1 << 26;
  const text = execFileSync(command, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer,
  });
  const bill = JSON.parse(text);
  expect([bill.bomFormat, bill.metadata.component.version]).toEqual(['CycloneDX', manifest.version]);
  const components: Component[] = bill.components;
  const isDev = ({ properties }: Component) => properties.some(({ name }) => name.endsWith(':development'));
  const shipped = components.filter((it) => !isDev(it)).map(({ name, version }) => `${name}@${version}`);
  const asked = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(asked.filter((it) => !shipped.includes(it))).toEqual([]);
  expect(shipped.filter((it) => /^(?:jest|playwright|knip|typescript)@/.test(it))).toEqual([]);
  expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
}, 30_000);

test('every package with an install script is allowed or refused by name (SEC-107)', () => {
  const scripted = Object.entries(locked).filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([place]) => place.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => !(name in manifest.allowScripts) && name !== 'fsevents')).toEqual([]);
  expect(Object.keys(manifest.allowScripts).filter((name) => !names.includes(name))).toEqual([]);
  const run = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed !== false);
  expect(run).toEqual([['node', true]]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', 'git+https://x.test/y.git', 'file:../x'])(
  'the rule finds the version %s',
  (version) => {
    expect(isExact(version)).toBe(false);
  },
);

test('the rule finds a version below its floor', () => {
  expect(['16.4.4', '15.9.9', '16.3.9'].filter((version) => isAtLeast(version, '16.4.5'))).toEqual([]);
  expect(['16.4.5', '16.5.0', '17.0.0'].filter((version) => !isAtLeast(version, '16.4.5'))).toEqual([]);
});

test.each<[Locked]>([
  [{ link: true }],
  [{ resolved: 'git+ssh://x.test/y' }],
  [{ integrity: 'sha1-x' }],
  [{}],
])('the rule finds the lock entry %j', (entry) => {
  expect(checkLocked('node_modules/x', entry)).toHaveLength(1);
});
