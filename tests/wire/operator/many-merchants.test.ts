// A registry of some thousand merchants: checked once, stored, and followed (B59).
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { until } from '@/tests/fault/topology/support/instance';
import { makeRegistrySite } from './support/registry-site';

jest.setTimeout(120_000);
const MANY = 3_000;
// One provider for all starts: entries are checked again where a variable that they name has changed.
const env: Record<string, string> = {};
const site = makeRegistrySite(env);
const noor = site.read('noor');
for (let at = 0; at < MANY; at += 1)
  writeFileSync(
    site.fileOf(`many${at}`),
    JSON.stringify({ ...noor, code: `many${at}`, name: `Many ${at}`, hosts: [`many${at}.localhost`] }),
  );
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env.SANDBOX_ORIGIN = sandbox.origin;
  await site.start();
});
afterAll(async () => {
  await site.stop();
  await sandbox.close();
});

/** The stored registry. */
function findStored(): string {
  const stored = readdirSync(site.state, { recursive: true, encoding: 'utf8' });
  return path.join(site.state, stored.find((name) => path.basename(name).startsWith('checked-')) ?? '');
}

async function expectAll(): Promise<void> {
  expect(await site.plainReady()).toBe('{"status":"ready"}');
  expect(await site.metrics()).toMatch(new RegExp(`^site_merchants\\{state="current"\\} ${MANY + 4}$`, 'm'));
  // The sandbox knows no such merchants, so their sites are closed (FLT-17), but they are sites.
  const titles = ['rio', 'aurora', 'many0', 'many1500', 'many2999', 'many3000'].map((it) => site.nameOf(it));
  expect(await Promise.all(titles)).toEqual([
    expect.stringContaining('Rio'),
    expect.stringContaining('Aurora'),
    503,
    503,
    503,
    421,
  ]);
}

test('thousands of merchants serve, and a restart reads them from the stored result (B59)', async () => {
  await expectAll();
  const before = statSync(findStored());
  await site.start();
  await expectAll();
  expect(statSync(findStored()).ino).toBe(before.ino);
  expect(site.output()).not.toContain('checked by this process');
});

test('one changed, one new and one removed entry among thousands count without a restart (B59)', async () => {
  site.write('rio', { name: 'Rio Reborn' });
  writeFileSync(site.fileOf('nova'), JSON.stringify({ ...noor, code: 'nova', hosts: ['nova.localhost'] }));
  rmSync(site.fileOf('many7'));
  await until(async () => String(await site.nameOf('rio')).includes('Rio Reborn'));
  await until(async () => (await site.nameOf('nova')) === 503 && (await site.nameOf('many7')) === 421);
  expect(site.output()).toContain('registry reloaded');
  rmSync(site.fileOf('nova'));
  site.write('rio', { name: 'Rio Sorte' });
  writeFileSync(
    site.fileOf('many7'),
    JSON.stringify({ ...noor, code: 'many7', name: 'Many 7', hosts: ['many7.localhost'] }),
  );
  await until(async () => (await site.nameOf('nova')) === 421 && (await site.nameOf('many7')) === 503);
});

test('a stored registry that was tampered with is not served, and is built again (B59)', async () => {
  await site.stop();
  const file = findStored();
  const text = readFileSync(file, 'latin1');
  writeFileSync(file, text.replaceAll('"Rio Sorte"', '"Rio False"'), 'latin1');
  await site.start();
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
  await expectAll();
  expect(readFileSync(findStored(), 'latin1')).not.toContain('Rio False');
});
