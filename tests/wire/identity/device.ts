// The device id over the wire: the cookie of a year, who may set it, and the page of the hidden frame (E9, K10; rulings 22, 23).

import { site } from '@/tests/wire/identity/traced-site';
import { ask, ownPost, type Question } from '@/tests/wire/support/ask';
import { callsTo } from '@/tests/wire/support/start-site';

const ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';

const send = (question: Omit<Question, 'port'>) => ask({ port: site.port, ...question });
const keep = (headers: Record<string, string>, deviceId: unknown = ID) =>
  send({ path: '/m/device', method: 'POST', headers, body: JSON.stringify({ deviceId }) });
const frame = (to: string, host = 'aurora.localhost') =>
  send({ path: `/m/device.html?to=${encodeURIComponent(to)}`, host });

it('sets the cookie for a year, stores and logs nothing (E9, ruling 22)', async () => {
  const answer = await keep(ownPost(site.port));
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers['set-cookie']).toEqual([`mcd=${ID}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(site.output()).not.toContain(ID);
});

it.each(['short', `${ID}0`, `${ID.slice(0, 35)};`, 36, null])('refuses %j (E9)', async (deviceId) => {
  const answer = await keep(ownPost(site.port), deviceId);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
});

it.each([
  { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
  { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Type': 'application/json' },
])('is not revealed to %j (ruling 18)', async (headers) => {
  const answer = await keep(headers as unknown as Record<string, string>);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

it('answers other methods and hosts as anything else does (E9)', async () => {
  expect((await send({ path: '/m/device', method: 'PUT', headers: ownPost(site.port) })).status).toBe(405);
  expect((await keep({ ...ownPost(site.port, 'nobody.example') })).status).toBe(403);
  expect((await send({ path: '/m/device.html', host: 'nobody.example' })).status).toBe(421);
});

it('names the alternate host to a page of its own (K10)', async () => {
  const answer = await send({ path: '/m/device', headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(JSON.parse(answer.text)).toEqual({
    success: true,
    value: { twin: `http://www.aurora.localhost:${site.port}` },
  });
});

it('serves the frame’s page: tiny, not indexed, to be framed by the merchant’s hosts on this site alone (K10, ruling 23)', async () => {
  const answer = await frame(`http://www.aurora.localhost:${site.port}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(
    `frame-ancestors 'self' http://aurora.localhost:${site.port} http://*.aurora.localhost:${site.port}`,
  );
  expect(policy).toContain("default-src 'none'");
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.text.length).toBeLessThan(1024);
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(answer.text).toContain(`<script nonce="${nonce}">`);
  expect((await frame('http://www.aurora.localhost')).text).not.toContain(nonce);
});

it.each(['https://evil.example', 'http://rio.localhost', '*', ''])(
  'posts nothing to %j (K10)',
  async (to) => {
    const target = to === 'http://rio.localhost' ? `${to}:${site.port}` : to;
    expect((await frame(target)).text).not.toContain('<script');
  },
);

it('leaves every other page unframed (SEC-85)', async () => {
  const { headers } = await send({ path: '/m/login' });
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('names the visitor’s browser to the provider, percent-encoded, whatever the client claims (K1, X-Real-UA)', async () => {
  const agent = 'Mozilla/5.0 (iPhone) Mobile/15E148 Zalo iOS/598 ZaloTheme/light; "x"';
  await send({
    path: '/wps/session/login',
    method: 'POST',
    headers: { ...ownPost(site.port), 'User-Agent': agent, 'X-Real-UA': 'forged' },
    body: JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!', loginDeviceId: ID }),
  });
  const [call] = await callsTo(site.provider, '/wps/session/login');
  expect(call?.headers['x-real-ua']).toBe(encodeURIComponent(agent));
  expect(call?.decryptedBody).toMatchObject({ loginDeviceId: ID });
});
