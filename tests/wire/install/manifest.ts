// The manifest and the painted pictures of the built site, with its provider.
import sharp from 'sharp';
import { ask, askBytes } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { callsTo, startSite } from '@/tests/wire/support/start-site';

const CODES = ['aurora', 'rio', 'noor', 'lotus'];

const get = (code: string, path: string, headers: Record<string, string> = {}) =>
  ask({ port: site.port, host: `${code}.localhost`, path, headers });
const manifestOf = (code: string, more = '') =>
  get(code, `/m/manifest.webmanifest?merchantCode=${code}${more}`);

test('it is a manifest, inert, cached for minutes and distinguished by its tag (W6)', async () => {
  const answer = await manifestOf('aurora');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{2,3}$/);
  const again = await get('aurora', '/m/manifest.webmanifest?merchantCode=aurora', {
    'If-None-Match': answer.headers.etag ?? '',
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('it is fetched from the provider with the Merchant header, once for many (W6, K7)', async () => {
  await Promise.all([manifestOf('rio'), manifestOf('rio')]);
  const calls = await callsTo(site.provider, '/wps/system/manifest.json');
  const own = calls.filter(({ headers }) => headers.merchant === 'rio');
  expect(own).toHaveLength(1);
  expect(own[0]?.query.merchantCode).toBe('rio');
});

test('each merchant has its own id, name, colours and icons, and no token (B10, SEC-8, ruling 27)', async () => {
  const texts = await Promise.all(CODES.map(async (code) => (await manifestOf(code)).text));
  const manifests = texts.map((text) => JSON.parse(text));
  for (const field of ['id', 'name', 'background_color', 'description'])
    expect(new Set(manifests.map((manifest) => manifest[field])).size).toBe(CODES.length);
  for (const [at, text] of texts.entries()) {
    const others = manifests.filter((_, nth) => nth !== at).map(({ name }) => name);
    for (const name of others) expect(text).not.toContain(name);
    expect(text).not.toMatch(/token/i);
    expect(manifests[at].start_url).toBe('/m/home?homescreen=1');
  }
});

test('a foreign merchantCode gets the host’s own manifest, an unknown host gets none (SEC-8, SEC-1)', async () => {
  const foreign = await get('aurora', '/m/manifest.webmanifest?merchantCode=rio');
  expect(foreign.text).toBe((await manifestOf('aurora')).text);
  expect((await get('nobody', '/m/manifest.webmanifest?merchantCode=rio')).status).toBe(421);
});

test('it has the language of its address, mirrored for right-to-left languages (I1)', async () => {
  expect(JSON.parse((await manifestOf('noor', '&lang=UR')).text)).toMatchObject({ lang: 'ur', dir: 'rtl' });
  expect(JSON.parse((await manifestOf('noor', '&lang=EN')).text)).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect((await manifestOf('noor', '&lang=EN')).headers['set-cookie']).toBeUndefined();
});

test('without the provider the registry’s own manifest is served (W7)', async () => {
  const dead = await startSite({ SANDBOX_ORIGIN: 'http://127.0.0.1:9' });
  const { status, text } = await ask({
    port: dead.port,
    path: '/m/manifest.webmanifest?merchantCode=aurora',
  });
  const icon = await ask({ port: dead.port, path: '/m/brand.png?kind=touch&size=180&v=1' });
  await dead.stop();
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ name: 'Aurora Play', id: '/m/?app=aurora' });
  expect(JSON.parse(text).icons).toHaveLength(6);
  expect([icon.status, icon.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
}, 40_000);

test.each(['aurora', 'lotus'])(
  'every picture of %s is a PNG of its stated size (B10)',
  async (code) => {
    const manifest = JSON.parse((await manifestOf(code)).text);
    const named = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    ].filter(({ src }) => src.startsWith('/'));
    for (const { src, sizes } of named) {
      const { headers, bytes } = await askBytes({ port: site.port, host: `${code}.localhost`, path: src });
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      expect(headers['cache-control']).toBe('public, max-age=604800');
      expect(bytes.length).toBeLessThan(400_000);
    }
  },
  60_000,
);

test('pictures are distinguished by merchant; none but the listed are painted (B10)', async () => {
  const path = '/m/brand.png?kind=touch&size=180&v=1';
  const pictures = await Promise.all(
    CODES.map((code) => askBytes({ port: site.port, host: `${code}.localhost`, path })),
  );
  expect(new Set(pictures.map(({ bytes }) => bytes.toString('hex'))).size).toBe(CODES.length);
  expect((await get('aurora', '/m/brand.png?kind=icon&size=4000')).status).toBe(404);
  expect((await get('nobody', path)).status).toBe(421);
});
