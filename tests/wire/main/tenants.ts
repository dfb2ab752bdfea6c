// Two brands never mix: hosts, forwarded names, internal paths and cookies against the built site.
import { ask, askRaw, signIn } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { callsTo, control } from '@/tests/wire/support/start-site';

const get = (host: string, path = '/m/home', headers: Record<string, string> = {}) =>
  ask({ port: site.port, host, path, headers });

describe('hosts', () => {
  it('answers an unknown host with 421 and no brand at all (R1, SEC-1)', async () => {
    const answer = await get('nobody.example');
    expect(answer.status).toBe(421);
    // A random nonce may spell anything.
    const words = answer.text.replaceAll(/nonce=\\?"[^"]*"/g, '');
    expect(words).not.toMatch(/aurora|rio sorte|noor|lotus/i);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('refuses two Host headers before routing (SEC-2)', async () => {
    const raw = await askRaw(
      site.port,
      'GET /m/home HTTP/1.1\r\nHost: aurora.localhost\r\nHost: rio.localhost\r\n\r\n',
    );
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    'aurora.localhost/x?@evil',
    'aurora.localhost?x',
    'a@aurora.localhost',
    'aurora\\localhost',
    'aurora localhost',
    'aurora.localhost:99999',
    `${'a'.repeat(300)}.localhost`,
  ])('refuses the malformed Host %j (SEC-3)', async (host) => {
    const raw = await askRaw(site.port, `GET /m/home HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['AURORA.localhost', 'aurora.localhost.', 'play.aurora.localhost'])(
    'takes %s for the same merchant (SEC-3)',
    async (host) => {
      const answer = await get(host);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Aurora Play');
    },
  );

  it('refuses an absolute target, so no foreign Location can arise (SEC-4)', async () => {
    const raw = await askRaw(
      site.port,
      'GET http://evil.example/m/home HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n',
    );
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['x-forwarded-host', 'forwarded', 'x-host', 'x-original-url', 'x-rewrite-url'])(
    'gives %s from a stranger no effect (SEC-5)',
    async (name) => {
      const answer = await get('aurora.localhost', '/', {
        [name]: name === 'forwarded' ? 'host=rio.localhost' : 'rio.localhost',
      });
      expect(answer.headers.location).toBe('/m/home');
      const page = await get('aurora.localhost', '/m/home', {
        [name]: name.endsWith('url') ? '/status/domain' : 'rio.localhost',
      });
      expect(page.text).toContain('Aurora Play');
      expect(page.text).not.toContain('Rio Sorte');
    },
  );
});

describe('merchants', () => {
  it('sends the provider the merchant of the host, whatever the client sends (SEC-7)', async () => {
    await control(site.provider, 'calls', undefined, 'DELETE');
    await get('aurora.localhost', '/wps/system/domainRoute?device=mobile', {
      Merchant: 'rio',
      'x-site-merchant': 'rio',
    });
    const [call] = await callsTo(site.provider, '/wps/system/domainRoute');
    expect(call?.headers.merchant).toBe('aurora');
  });

  it('answers a foreign merchantCode with the own merchant’s data (SEC-8)', async () => {
    const own = await get('aurora.localhost', '/wps/system/manifest.json?merchantCode=aurora');
    const foreign = await get('aurora.localhost', '/wps/system/manifest.json?merchantCode=rio');
    expect(foreign.text).toBe(own.text);
    expect(foreign.text).toContain('Aurora');
  });

  it.each([
    '/status/maintenance',
    '/status/domain',
    '/STATUS/domain',
    '/%73tatus/domain',
    '/status',
    '/t/rio/m/home',
    '/m/status/maintenance',
    '/m/(.)login',
    '/m/%28.%29login',
    '/m/(open)/home',
  ])('hides the internal path %s (SEC-11)', async (path) => {
    expect((await get('aurora.localhost', path)).status).toBe(404);
  });

  it('ignores another merchant’s session (SEC-12)', async () => {
    const cookie = await signIn(site.port, 'aurora.localhost');
    const home = await get('rio.localhost', '/m/member/home', { Cookie: cookie });
    expect(home.status).toBe(307);
    expect(home.headers.location).toMatch(/^\/m\/login\?/);
    await control(site.provider, 'calls', undefined, 'DELETE');
    await get('rio.localhost', '/wps/member/info', { Cookie: cookie });
    const [call] = await callsTo(site.provider, '/wps/member/info');
    expect(call?.headers).not.toHaveProperty('authorization');
  });
});
