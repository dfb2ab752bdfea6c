// One bad entry of the registry, while the site runs and when it starts: it is left out alone (FLT-50).
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { makeRegistrySite } from './support/registry-site';

jest.setTimeout(90_000);
const PASSWORD = '904172';
const site = makeRegistrySite({ BRAND_PASSWORD: PASSWORD });
beforeAll(() => site.start());
afterAll(() => site.stop());

/** Returns the content of the files below a folder. */
const readStoredRegistry = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => readFileSync(path.join(it.parentPath, it.name), 'utf8'))
    .join('\n');

/** The files below a folder, with their rights. */
const listStored = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (it) => `${it.name} ${(statSync(path.join(it.parentPath, it.name)).mode & 0o777).toString(8)}`,
  );

test('a broken entry keeps its last good form while a neighbour changes and another is new (FLT-50)', async () => {
  writeFileSync(site.fileOf('rio'), '{ "defaultMobilePassword": "hunter2hunter2", broken');
  site.write('aurora', { name: 'Aurora Reborn', defaultMobilePassword: 'env:BRAND_PASSWORD' });
  writeFileSync(
    site.fileOf('nova'),
    JSON.stringify({ ...site.read('noor'), code: 'nova', hosts: ['nova.localhost'] }),
  );
  await until(async () => String(await site.nameOf('aurora')).includes('Aurora Reborn'));
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
  // The sandbox knows no such merchant, so its site is closed (FLT-17), but it is a site.
  await until(async () => (await site.nameOf('nova')) === 503);
  expect(await site.ready()).toEqual({
    status: 'degraded',
    registryFaults: 1,
    quarantined: [{ file: 'rio.json', code: 'rio', isServed: true }],
    defaultPasswords: expect.arrayContaining(['aurora', 'rio']),
    registry: { source: 'path', checksum: expect.stringMatching(/^[\da-f]{64}$/) },
    stale: [],
  });
  expect(await site.plainReady()).toBe('{"status":"degraded","registryFaults":1}');
  expect(site.output()).toMatch(/rio\.json.*readable JSON.*not JSON at line 1, column/);
  expect(site.output()).not.toContain('hunter2');
  const metrics = await site.metrics();
  expect(metrics).toMatch(/^site_registry_faults 1$/m);
  expect(metrics).toMatch(/^site_merchants\{state="current"\} 4\n.*"last_good"\} 1\n.*"unserved"\} 0$/m);
  expect(metrics).toMatch(/^site_build_info\{build="[\w-]+"\} 1$/m);
});

test('at a restart the stored form serves, for the user of the site alone, and secrets are not in it (FLT-50)', async () => {
  await until(async () => listStored(site.state).some((it) => it.startsWith('checked-')));
  expect(
    listStored(site.state).filter(
      (it) => !/^(?:(?:registry-\w+|pages) 700|checked-[\da-f]{16} 600|[\da-f]{64} 600)$/.test(it),
    ),
  ).toEqual([]);
  await until(async () => readStoredRegistry(site.state).includes('env:BRAND_PASSWORD'));
  expect(readStoredRegistry(site.state)).not.toContain(PASSWORD);
  await site.start();
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
  expect(await site.nameOf('aurora')).toContain('Aurora Reborn');
  expect(await site.ready()).toMatchObject({
    status: 'degraded',
    quarantined: [{ code: 'rio', isServed: true }],
  });
  expect(readdirSync(site.folder).sort()).toEqual(
    ['aurora', 'lotus', 'noor', 'nova', 'rio'].map((it) => `${it}.json`),
  );
});

test('without a stored form the brand alone is an unknown host, and all is well once it is mended (FLT-50)', async () => {
  rmSync(site.state, { recursive: true });
  mkdirSync(site.state);
  await site.start();
  expect([await site.nameOf('rio'), await site.nameOf('lotus')]).toEqual([
    421,
    expect.stringContaining('Lotus'),
  ]);
  expect(await site.metrics()).toMatch(/^site_merchants\{state="unserved"\} 1$/m);
  writeFileSync(site.fileOf('rio'), readFileSync('sandbox/merchants/rio.json'));
  await until(async () => (await site.plainReady()) === '{"status":"ready"}');
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
});

test('a host that two want stays with the one that had it, before and after a restart (FLT-50)', async () => {
  site.write('nova', { hosts: ['nova.localhost', 'lotus.localhost'] });
  await until(async () => (await site.ready()).quarantined?.[0]?.code === 'nova');
  expect(await site.nameOf('lotus')).toContain('Lotus');
  await site.start();
  expect(await site.nameOf('lotus')).toContain('Lotus');
  expect((await site.ready()).quarantined).toEqual([{ file: 'nova.json', code: 'nova', isServed: true }]);
  site.write('nova', { hosts: ['nova.localhost'] });
  await until(async () => (await site.plainReady()) === '{"status":"ready"}');
});

test('a path that is not a file, or far too large, is a separate fault and blocks nothing (FLT-50)', async () => {
  const place = (name: string): string => path.join(site.folder, name);
  execFileSync('mkfifo', [place('fifo.json')]);
  mkdirSync(place('folder.json'));
  symlinkSync('/dev/zero', place('device.json'));
  symlinkSync('loop.json', place('loop.json'));
  symlinkSync(place('gone'), place('dangling.json'));
  writeFileSync(place('large.json'), '');
  truncateSync(place('large.json'), 1024 ** 3);
  writeFileSync(place('deep.json'), `${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  site.write('aurora', { name: 'Aurora Beside' });
  await until(async () => String(await site.nameOf('aurora')).includes('Aurora Beside'));
  expect((await site.ready()).quarantined?.map(({ file }) => file).sort()).toEqual(
    ['dangling', 'deep', 'device', 'fifo', 'folder', 'large', 'loop'].map((it) => `${it}.json`),
  );
  await site.start();
  expect(await site.nameOf('aurora')).toContain('Aurora Beside');
  expect(await site.ready()).toMatchObject({ status: 'degraded', registryFaults: 7 });
});
