// A registry behind https, as its site lives with it: changes, a server that is away, a start without it.

import { until } from '@/tests/fault/topology/support/instance';
import { startHttpsDocument } from '@/tests/support/sources/https-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { readDemo, startSourceSite } from '@/tests/wire/sources/support/source-site';

let server: Awaited<ReturnType<typeof startHttpsDocument>>;
const state = makeTemporaryFolder('state');
const start = () =>
  startSourceSite(server.url, { NODE_EXTRA_CA_CERTS: server.certificate, STATE_DIR: state });

beforeAll(async () => {
  server = await startHttpsDocument(JSON.stringify(readDemo()));
});
const sites: Awaited<ReturnType<typeof start>>[] = [];
afterAll(async () => {
  for (const site of sites) await site.stop();
  await server.stop();
});

it('follows the document, names its ETag and checksum, and serves its last good copy without it (B50)', async () => {
  const site = await start();
  sites.push(site);
  expect(await site.nameOf('aurora')).toContain('Aurora Play');
  const { registry } = await site.ready();
  expect(registry).toEqual({
    source: 'https',
    version: expect.stringMatching(/^"[0-9a-f]{12}"$/),
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  server.document.text = JSON.stringify(readDemo({ aurora: { name: 'Aurora Reborn' } }));
  await until(async () => String(await site.nameOf('aurora')).includes('Aurora Reborn'));
  const { registry: changed } = await site.ready();
  expect(changed?.version).not.toBe(registry?.version);
  const version = changed?.version?.replaceAll('"', '\\"');
  expect(await site.metrics()).toContain(
    `site_registry_info{source="https",version="${version}",checksum="${changed?.checksum}"} 1`,
  );
  expect(site.output()).toMatch(
    /"source":"https","version":"[^,]+","checksum":"[0-9a-f]{64}".*"registry reloaded"/,
  );

  server.document.status = 503;
  await until(async () => (await site.ready()).status === 'degraded');
  expect(JSON.parse(await site.plainReady())).toEqual({ status: 'degraded', registrySource: 'unreadable' });
  expect((await site.ready()).registry?.fault?.reason).toBe('status 503');
  expect(await site.metrics()).toMatch(/^site_registry_source_fault_seconds [0-9.]+$/m);
  expect(site.output()).toContain('its last good copy serves');
  expect(await site.nameOf('aurora')).toContain('Aurora Reborn');
  await sites.pop()?.stop();

  const again = await start();
  sites.push(again);
  expect(await again.nameOf('aurora')).toContain('Aurora Reborn');
  expect(again.output()).toContain('the start uses the last good copy of the registry');
  server.document.status = 200;
  await until(async () => (await again.ready()).status === 'ready');
}, 90_000);

it('ends at once with the reason where there is neither document nor copy, and shows no password (B50)', async () => {
  server.document.status = 404;
  const site = await startSourceSite(server.url.replace('https://', 'https://reader:hunter2@'), {
    NODE_EXTRA_CA_CERTS: server.certificate,
    STATE_DIR: makeTemporaryFolder('state'),
  });
  expect(site.exitCode()).toBe(1);
  expect(site.output()).toContain(
    `The registry ${server.url} cannot be read, and there is no copy of it here: status 404`,
  );
  expect(site.output()).not.toContain('hunter2');
  await site.stop();
}, 40_000);
