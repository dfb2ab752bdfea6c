// Methods and sizes that no visitor's browser sends, against the built site.
import { send, sendRaw, site } from '@/tests/wire/attacks/one-site';
import type { TextAnswer } from '@/tests/wire/support/ask';
import { HOST } from '@/tests/wire/support/attacked-site';
import { callsTo } from '@/tests/wire/support/start-site';

describe('methods (SEC-37)', () => {
  const OVERRIDES = { 'X-HTTP-Method-Override': 'GET', 'X-HTTP-Method': 'GET', 'X-Method-Override': 'GET' };

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a page answers %s with 405 and what it allows, whatever it is called',
    async (method) => {
      for (const headers of [{}, OVERRIDES]) {
        const answer = await send('/m/home', headers, { method });
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
        expect(answer.text.length).toBeLessThan(100);
      }
    },
  );

  test.each(['/robots.txt', '/m/sw.js', '/m/manifest.webmanifest', '/favicon.ico', '/healthz'])(
    '%s answers a POST with 405, and no cache stores that (SEC-45)',
    async (path) => {
      const { status, headers } = await send(path, {}, { method: 'POST' });
      expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    },
  );

  test('a file of the build answers a POST with 405, and has no ranges', async () => {
    const [file = ''] = /\/_next\/static\/[^"\\\s]+\.js/.exec((await send('/m/home')).text) ?? [];
    expect((await send(file, {}, { method: 'POST' })).status).toBe(405);
    expect((await send(file, { Range: 'bytes=999999999-' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await send('/m/home'), await send('/m/home', {}, { method: 'HEAD' })];
    expect([head.status, head.text]).toEqual([200, '']);
    // Framing headers may be missing without a body (RFC 9110 §9.3.2).
    const names = ({
      headers: { 'server-timing': _query, 'transfer-encoding': _framing, ...sentHeaders },
    }: TextAnswer) => Object.keys(sentHeaders).sort();
    expect(names(head)).toEqual(names(get));
  });

  test('a form from before the script leads back to its page, and stores nothing', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'username=lan&password=Passw0rd!';
    const answer = await send('/m/login?r=AB', headers, { method: 'POST', body });
    expect([answer.status, answer.headers.location]).toEqual([303, '/m/login?r=AB']);
    // Next writes the address into the body of its own redirects, but never the posted body.
    expect(['', '/m/login?r=AB']).toContain(answer.text);
    expect(answer.headers['set-cookie'] ?? []).toEqual([]);
    expect(site().output()).not.toContain('Passw0rd');
  });

  test('a call has the methods of its row alone; an override and a GET’s body change nothing (SEC-19)', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST'])
      expect([method, (await send('/wps/member/info', OVERRIDES, { method })).status]).toEqual([method, 404]);
    const headers = { 'X-HTTP-Method-Override': 'POST', 'Content-Type': 'application/json' };
    expect((await send('/wps/session/login', headers)).status).toBe(404);
    const body = '{"username":"smuggled"}';
    const carrying = { ...headers, 'Content-Length': String(body.length) };
    expect((await send('/wps/captcha/geetest', carrying, { body })).status).toBe(200);
    const calls = await callsTo(site().provider, '/wps/captcha/geetest');
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['GET', '']]);
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'JEFF', 'get'])('%s is no method of ours', async (method) => {
    const target = method === 'CONNECT' ? `${HOST}:443` : '/m/home';
    const text = await sendRaw(`${method} ${target}`);
    expect(text === '' || /^HTTP\/1\.1 4\d\d /.test(text)).toBe(true);
    expect(text).not.toContain('<html');
  });
});

describe('sizes (SEC-35)', () => {
  test.each([
    ['a target of 20 kB', `/m/home?x=${'a'.repeat(20_000)}`, ''],
    ['2,000 parameters', `/m/home?${'a=1&'.repeat(2_000)}`, ''],
    ['a header of 20 kB', '/m/home', `X-Long: ${'a'.repeat(20_000)}\r\n`],
    ['2,000 headers', '/m/home', Array.from({ length: 2_000 }, (_, at) => `X-${at}: ${at}\r\n`).join('')],
  ])('%s is refused with 431 or 414, and the next visitor sees the page', async (_what, path, headers) => {
    const text = await sendRaw(`GET ${path}`, headers);
    expect(text).toMatch(/^HTTP\/1\.1 4(?:14|31) /);
    expect((await send('/m/home')).text).toContain('Aurora Play');
  });
});
