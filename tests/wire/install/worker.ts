import { Script } from 'node:vm';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

// The service worker's response: one script for every query, and the kill switch for a broken one.
const PATH = '/m/sw.js';
const QUERIES = [
  '',
  '?env=production&merchant=aurora',
  '?merchant=rio&env=test',
  `?env=${encodeURIComponent("');alert(1)//")}&merchant=${encodeURIComponent('https://evil.example/x.js')}`,
  '?merchant=%3C%2Fscript%3E%0d%0aX-Evil:%201',
];

const workerOf = (host = 'aurora.localhost', query = '', headers = {}): Promise<TextAnswer> =>
  ask({ port: site.port, host, path: PATH + query, headers });

test('it is a valid script that is requested again each time, under its own folder alone (R12)', async () => {
  const { status, headers, text } = await workerOf();
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['service-worker-allowed']).toBeUndefined();
  expect(() => new Script(text)).not.toThrow();
});

test('its bytes are the same for every query, whose words are never part of it (R12, SEC-91, ruling 41)', async () => {
  const answers = await Promise.all(QUERIES.map((query) => workerOf('aurora.localhost', query)));
  const [first] = answers;
  for (const { status, text, headers } of answers) {
    expect([status, text, headers['x-evil']]).toEqual([200, first?.text, undefined]);
  }
  expect(first?.text).not.toMatch(/importScripts\(|evil\.example|alert\(1\)/);
});

test('a browser that has it gets 304 (R12)', async () => {
  const { headers } = await workerOf();
  const again = await workerOf('aurora.localhost', '?env=other', { 'If-None-Match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('every file that it fetches at its installation is there (ruling 43)', async () => {
  const { text } = await workerOf();
  const files = [...new Set(text.match(/\/_next\/static\/[^'"]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(15);
  const answers = await Promise.all(files.map((path) => ask({ port: site.port, path })));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
});

test('an unknown host gets no worker (SEC-3)', async () => {
  const { status, text } = await workerOf('nobody.example');
  expect(status).toBe(421);
  expect(text).not.toContain('precache');
});

test('its scope excludes / and /m, which redirect into it (ruling 44)', async () => {
  for (const path of ['/', '/m', '/m/']) {
    const { status, headers } = await ask({ port: site.port, path });
    expect([path, status, headers.location]).toEqual([path, 307, '/m/home']);
  }
});

test.each([
  ['rio.localhost', 'Rio Sorte', 'Sem conexão'],
  ['noor.localhost', 'Noor Games', 'آف لائن'],
])('the offline page of %s is its own, and no search engine`s (B9)', async (host, brand, title) => {
  const { status, headers, text } = await ask({ port: site.port, host, path: '/m/offline' });
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(text).toContain(`<title>${title} · ${brand}</title>`);
});

test('a provider that is down changes nothing (FLT-42)', async () => {
  await control(site.provider, 'faults', { kind: 'drop', merchant: 'noor', path: '/wps/system/config' });
  const [down, up] = [await workerOf('noor.localhost'), await workerOf()];
  expect([down.status, down.text]).toEqual([200, up.text]);
  await control(site.provider, 'faults', undefined, 'DELETE');
});

test('where the configuration enables it, a worker is served that cleans up and ends itself; other merchants keep theirs (FLT-42)', async () => {
  const usual = await workerOf();
  await control(site.provider, 'config', { merchant: 'lotus', patch: { workerDisabled: true } });
  const recall = await workerOf('lotus.localhost', '?env=production&merchant=lotus');
  expect([recall.status, recall.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(recall.text).toContain('registration.unregister()');
  expect(recall.text).not.toMatch(/'fetch'|_next|location/);
  expect(() => new Script(recall.text)).not.toThrow();
  expect(recall.headers.etag).not.toBe(usual.headers.etag);
  expect((await workerOf()).text).toBe(usual.text);
});
