// Operator's view: a start that explains its faults, a registry that is followed live, and readiness.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { startSite } from '@/tests/wire/support/start-site';

const copyRegistry = (): string => {
  const folder = makeTemporaryFolder('registry');
  cpSync('sandbox/merchants', folder, { recursive: true });
  return folder;
};

it('stops at once with every fault named: a short secret, odd values, a registry without one good merchant (B40, FLT-48)', async () => {
  const short = await startSite({ SESSION_SECRET: 'short', PAGE_CACHE: 'never', RENDERERS: 'many' });
  expect(short.exitCode()).toBe(1);
  expect(short.output()).toMatch(/SESSION_SECRET .*32 characters/);
  expect(short.output()).toMatch(/PAGE_CACHE expected one of on, off/);
  expect(short.output()).toMatch(/RENDERERS expected a whole number from 0 to 99/);
  expect(short.output()).not.toContain('short\n    at ');
  await short.stop();

  const folder = makeTemporaryFolder('registry');
  const file = path.join(folder, 'rio.json');
  const rio = JSON.parse(readFileSync('sandbox/merchants/rio.json', 'utf8'));
  writeFileSync(path.join(folder, 'aurora.json'), '{');
  writeFileSync(
    file,
    JSON.stringify({ ...rio, colour: 'red', hosts: ['aurora.localhost'], languages: ['XX'] }),
  );
  const site = await startSite({ MERCHANTS: folder });
  expect(site.exitCode()).toBe(1);
  expect(site.output()).toMatch(/aurora\.json .*not JSON/);
  expect(site.output()).toMatch(/rio\.json.*colour/);
  expect(site.output()).toMatch(/rio\.json languages\.0: .*found "XX"/);
  await site.stop();
}, 40_000);

it('follows a changed file without a restart, keeps the last good one, and readyz reports degraded (B40)', async () => {
  const folder = copyRegistry();
  const site = await startSite({ MERCHANTS: folder });
  const ready = async (): Promise<string> =>
    (await ask({ port: site.port, host: '10.1.2.3', path: '/readyz' })).text;
  const home = async (host: string) => ask({ port: site.port, host });
  const file = path.join(folder, 'aurora.json');
  const good = readFileSync(file, 'utf8');

  writeFileSync(file, good.replace('"Aurora Play"', '"Aurora Reborn"'));
  await until(async () => (await home('aurora.localhost')).text.includes('Aurora Reborn'));
  writeFileSync(file, good.replace('"mode": "dark"', '"mode": "dusk"'));
  await until(async () => (await ready()).includes('degraded'));
  expect((await home('aurora.localhost')).text).toContain('Aurora Reborn');
  expect(await ready()).not.toMatch(/aurora|rio/);
  writeFileSync(
    path.join(folder, 'nova.json'),
    good
      .replace('"aurora"', '"nova"')
      .replace('Aurora Play', 'Nova')
      .replaceAll('aurora.localhost', 'nova.localhost'),
  );
  writeFileSync(file, good);
  // The sandbox knows no such merchant, so its site is closed (FLT-17), but it is a site.
  await until(async () => (await home('nova.localhost')).status === 503 && (await ready()).includes('ready'));
  await site.stop();
}, 60_000);
