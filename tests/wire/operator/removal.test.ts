// A registry that loses many merchants at once: the old set serves on until the loss is confirmed (FLT-50).
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { makeRegistrySite } from './support/registry-site';

jest.setTimeout(90_000);
const site = makeRegistrySite();
beforeAll(() => site.start());
afterAll(() => site.stop());

const away = `${site.folder}-away`;
const tokenOf = (text: string): string =>
  [...text.matchAll(/write (\d+-[0-9a-f]{12}) to/g)].at(-1)?.[1] ?? '';

test('a missing folder leaves all in service, at a restart too (FLT-50)', async () => {
  await until(async () => (await site.metrics()).includes('site_merchants{state="current"} 4'));
  renameSync(site.folder, away);
  await until(async () => (await site.plainReady()).includes('degraded'));
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
  await site.start();
  expect([await site.nameOf('rio'), await site.nameOf('aurora')]).toEqual([
    expect.stringContaining('Rio Sorte'),
    expect.stringContaining('Aurora Play'),
  ]);
  expect(await site.metrics()).toContain('site_merchants{state="last_good"} 4');
  renameSync(away, site.folder);
  await site.start();
  expect(await site.plainReady()).toBe('{"status":"ready"}');
});

test('one merchant may be removed, two at the same time stay until they are confirmed (FLT-50)', async () => {
  rmSync(site.fileOf('noor'));
  await until(async () => (await site.nameOf('noor')) === 421);
  expect(await site.plainReady()).toBe('{"status":"ready"}');
  await site.start();
  expect([await site.nameOf('noor'), await site.plainReady()]).toEqual([421, '{"status":"ready"}']);

  rmSync(site.fileOf('rio'));
  rmSync(site.fileOf('lotus'));
  await until(async () => (await site.ready()).quarantined?.length === 2);
  expect(await site.nameOf('rio')).toContain('Rio Sorte');
  await site.start();
  expect([await site.nameOf('rio'), await site.nameOf('lotus')]).toEqual([
    expect.stringContaining('Rio Sorte'),
    expect.stringContaining('Lotus'),
  ]);
  const token = tokenOf(site.output());
  expect(token).toMatch(/^2-/);
  writeFileSync(path.join(site.folder, '.confirm-removal'), `${token}\n`);
  await until(async () => (await site.nameOf('rio')) === 421 && (await site.nameOf('lotus')) === 421);
  expect(await site.nameOf('aurora')).toContain('Aurora Play');
  await site.start();
  expect([await site.nameOf('rio'), await site.plainReady()]).toEqual([421, '{"status":"ready"}']);
});
