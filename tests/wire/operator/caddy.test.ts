// The real Caddy with deploy/Caddyfile before a site, and certificates of a local authority that examines each domain.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { hasAuthority, runServer, startAuthority } from '@/tests/wire/operator/support/acme-authority';
import { makeRegistrySite } from '@/tests/wire/operator/support/registry-site';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(60_000);
const CADDY = '/usr/bin/caddy';
const LIMIT_MS = 10_000;
const isHere = hasAuthority && existsSync(CADDY);
const testIt = isHere ? test : test.skip;
if (!isHere) console.warn('Caddy is not tested: the Debian packages caddy and pebble are missing.');

const registry = makeRegistrySite({ TRUSTED_PROXY_HOPS: '1' });
const ports = { http: 0, https: 0 };
const servers: { readonly stop: () => Promise<void> }[] = [];
let root = '';
let caddyOutput = () => '';

/** The operator's file with the test's ports, authority and storage; each place must stand in it. */
function renderCaddyfile(options: readonly string[]): string {
  const text = readFileSync('deploy/Caddyfile', 'utf8');
  for (const part of ['127.0.0.1:3000', '{\n\ton_demand_tls']) expect(text).toContain(part);
  return text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${registry.port()}`)
    .replace('{\n\ton_demand_tls', `{\n\t${options.join('\n\t')}\n\ton_demand_tls`);
}

beforeAll(async () => {
  if (!isHere) return;
  await registry.start();
  Object.assign(ports, { http: await freePort(), https: await freePort() });
  const authority = await startAuthority(ports);
  root = authority.root;
  const folder = makeTemporaryFolder('caddy');
  const file = path.join(folder, 'Caddyfile');
  const acme = [`acme_ca ${authority.directory}`, `acme_ca_root ${authority.certificate}`];
  const options = ['admin off', `http_port ${ports.http}`, `https_port ${ports.https}`, ...acme];
  writeFileSync(file, renderCaddyfile(options));
  const caddy = runServer(CADDY, ['run', '--config', file], { HOME: folder, XDG_DATA_HOME: folder });
  caddyOutput = caddy.output;
  servers.push(caddy, authority);
  await until(() =>
    ask({ port: ports.http }).then(
      ({ status }) => status === 308,
      () => false,
    ),
  );
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await registry.stop();
});

type Page = { readonly issuer: string; readonly text: string };

/** Visits a domain as a browser that trusts the authority alone. Rejects where there is no certificate of its own. */
const visit = (domain: string, place = '/m/home') =>
  new Promise<Page>((resolve, reject) => {
    const options = { port: ports.https, host: '127.0.0.1', servername: domain, ca: root };
    const socket = connect(options, () => {
      const issuer = socket.getPeerCertificate().issuer.CN;
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      socket.on('end', () => resolve({ issuer: [issuer].flat().join(), text }));
      socket.write(`GET ${place} HTTP/1.1\r\nHost: ${domain}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('error', reject);
  });

testIt(
  'a domain that joins the registry answers by TLS within 10 s, with a certificate of the authority (B57)',
  async () => {
    await expect(visit('fresh.example')).rejects.toThrow(/alert/);
    registry.write('rio', { hosts: ['*.rio.localhost', 'rio.localhost', 'fresh.example'] });
    const begin = performance.now();
    const pages: Page[] = [];
    await until(async () => {
      const page = await visit('fresh.example').catch(() => undefined);
      if (page) pages.push(page);
      return pages.length > 0;
    });
    expect(performance.now() - begin).toBeLessThan(LIMIT_MS);
    expect(pages[0]?.issuer).toMatch(/^Pebble Intermediate CA/);
    expect(pages[0]?.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*<title>[^<]*Rio Sorte/);
  },
);

testIt(
  'a strange domain and an invented name under a wildcard get none, and the authority is not asked (B57)',
  async () => {
    for (const domain of ['strange.example', 'invented.rio.localhost'])
      await expect(visit(domain)).rejects.toThrow(/alert/);
    expect(caddyOutput()).not.toMatch(/obtaining certificate[^\n]*(?:strange|invented)/);
  },
);

testIt('a known domain serves its proof on plain http, before it has a certificate (B57)', async () => {
  const prove = (host: string) => ask({ port: ports.http, host, path: '/.well-known/site-proof' });
  registry.write('noor', { hosts: ['noor.localhost', 'proved.example'] });
  await until(async () => (await prove('proved.example')).status === 200);
  const { text } = await ask({
    port: registry.port(),
    host: 'proved.example',
    path: '/.well-known/site-proof',
  });
  expect((await prove('proved.example')).text).toBe(text);
  expect((await prove('strange.example')).status).toBe(421);
  expect(caddyOutput()).not.toMatch(/obtaining certificate[^\n]*proved/);
});

testIt(
  'a visitor reaches neither metrics nor the question, and cannot choose their address (B57)',
  async () => {
    for (const place of ['/metrics', '/metrics/', '/internal/host?domain=fresh.example'])
      expect((await visit('fresh.example', place)).text).toMatch(/^HTTP\/1\.1 404 /);
    const { status, headers } = await ask({ port: ports.http, host: 'fresh.example', path: '/m/home?a=b' });
    expect([status, headers.location]).toEqual([308, 'https://fresh.example/m/home?a=b']);
  },
);
