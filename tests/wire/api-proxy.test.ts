// The API proxy against a hostile client and a hostile provider, over the wire.
import { ask, askRaw, ownPost, signIn } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

const site = raiseSite();
beforeEach(async () => {
  await control(site.provider, 'calls', undefined, 'DELETE');
  await control(site.provider, 'faults', undefined, 'DELETE');
});

const get = (path: string, headers: Record<string, string> = {}) => ask({ port: site.port, path, headers });
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  ask({ port: site.port, path, method: 'POST', headers: { ...ownPost(site.port), ...headers }, body });
const received = async (): Promise<number> => (await callsTo(site.provider)).length;

it.each([
  '/wps/..%2fadmin',
  '/wps/%2e%2e/admin',
  '/wps/%252e%252e/admin',
  '/wps/member/info;x',
  '/wps/%5cadmin',
  '/wps/member/info%00',
  '/wps//member/info',
  '/wps/member/info.',
  '/wps/member/info/',
  '/wps/．．/admin',
  '/wps/relay/CBS_unreadCount/../x',
  '/WPS/member/info',
  '/wps/@evil/',
  '/wps/http://evil',
  '/wps//evil/',
])('answers %s as unknown and sends nothing on (SEC-18, SEC-21)', async (path) => {
  const answer = await askRaw(
    site.port,
    `GET ${path} HTTP/1.1\r\nHost: aurora.localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  if (answer.startsWith('HTTP/1.1 404'))
    expect(answer).toMatch(/\nx-app-trace-id: [0-9a-f]{32}\r[\s\S]*"unknown_call","message":"[^"]/i);
  expect(await received()).toBe(0);
});

it.each([
  ['POST', '/wps/member/info'],
  ['DELETE', '/wps/system/country'],
  ['PATCH', '/wps/member/language'],
  ['OPTIONS', '/wps/member/info'],
  ['GET', '/wps/relay/NOPE'],
  ['GET', '/wps/relay/toString'],
])('answers %s %s with unknown_call (SEC-19, SEC-20)', async (method, path) => {
  const answer = await ask({ port: site.port, path, method, headers: ownPost(site.port) });
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, errorCode: 'unknown_call' });
  expect(await received()).toBe(0);
});

it.each([301, 302, 307])('does not follow a %d of the provider (SEC-23)', async (httpStatus) => {
  await control(site.provider, 'faults', { path: '/wps/captcha/geetest', kind: 'redirect', httpStatus });
  const answer = await get('/wps/captcha/geetest?t=1');
  expect(answer.status).toBe(502);
  expect(answer.headers).not.toHaveProperty('location');
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, errorCode: 'invalid_response' });
});

it('passes no header of the provider but the trace id (SEC-24)', async () => {
  const hostile = {
    'Set-Cookie': 'evil=1',
    Server: 'inner',
    'X-Powered-By': 'inner',
    'Content-Security-Policy': 'x',
    'Access-Control-Allow-Origin': '*',
    'Clear-Site-Data': '"*"',
    Refresh: '0;url=https://evil.example',
    Link: '<https://evil.example>; rel=preload',
  };
  await control(site.provider, 'faults', { path: '/wps/captcha/geetest', kind: 'headers', headers: hostile });
  const { headers, status } = await get('/wps/captcha/geetest?t=1');
  expect(status).toBe(200);
  expect(headers['x-app-trace-id']).toMatch(/^[\w.-]+$/);
  for (const name of [
    'set-cookie',
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'clear-site-data',
    'refresh',
    'link',
  ])
    expect(headers).not.toHaveProperty(name);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('rebuilds every header that the provider trusts, and drops cookies and hop-by-hop ones (SEC-25, SEC-28)', async () => {
  const cookie = await signIn(site.port);
  await get('/wps/member/info', {
    Cookie: `${cookie}; other=1`,
    Authorization: 'forged',
    'X-Forwarded-For': '198.51.100.1',
    'X-Real-UA': 'forged',
    Encryption: 'forged',
    'X-RSA': 'forged',
    Connection: 'close, x-secret',
    'x-secret': '1',
    TE: 'trailers',
    'Proxy-Authorization': 'x',
    'User-Agent': 'Ünïcode agent',
  });
  const [call] = await callsTo(site.provider, '/wps/member/info');
  expect(call?.headers.authorization).not.toBe('forged');
  expect(call?.headers.authorization).toBeTruthy();
  expect(call?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$|^::1$/);
  expect(call?.headers['x-real-ua']).not.toBe('forged');
  for (const name of ['cookie', 'encryption', 'x-rsa', 'x-secret', 'te', 'proxy-authorization'])
    expect(call?.headers).not.toHaveProperty(name);
});

it('refuses an upgrade (SEC-25)', async () => {
  const raw = await askRaw(
    site.port,
    'GET /wps/member/info HTTP/1.1\r\nHost: aurora.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(raw).not.toMatch(/^HTTP\/1\.1 101/);
});

it.each([
  ['declared', {}],
  ['chunked', { 'Transfer-Encoding': 'chunked' }],
])('refuses a %s body of over 256 KiB unread (SEC-29)', async (_kind, headers) => {
  const answer = await post(
    '/wps/verification/sms/noLogin',
    Buffer.alloc(256 * 1024 + 1, 97),
    headers as Record<string, string>,
  );
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'payload_too_large' });
  expect(await received()).toBe(0);
});

it('sends a login on in sealed form only (K3)', async () => {
  await signIn(site.port);
  const [call] = await callsTo(site.provider, '/wps/session/login');
  expect(call?.headers.encryption).toBe('A256GCM');
  expect(JSON.parse(call?.body ?? '')).toEqual({ value: expect.any(String) });
  expect(call?.body).not.toContain('Passw0rd!');
  expect(call?.decryptedBody).toMatchObject({ type: 'username', username: 'lan', password: 'Passw0rd!' });
});
