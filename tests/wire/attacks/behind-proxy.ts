// Behind a configured proxy: its header counts once, the client's does not.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/proxied-site';
import { callsTo, control } from '@/tests/wire/support/start-site';

it('honours the nearest proxy’s host, protocol and address only (SEC-6)', async () => {
  const answer = await ask({
    port: site.port,
    host: 'inner.example',
    path: '/wps/system/country',
    headers: {
      'X-Forwarded-Host': 'noor.localhost, rio.localhost',
      'X-Forwarded-Proto': 'http, https',
      'X-Forwarded-For': '198.51.100.66, 203.0.113.9',
    },
  });
  expect(answer.status).toBe(200);
  const [call] = await callsTo(site.provider, '/wps/system/country');
  expect(call?.headers).toMatchObject({
    merchant: 'rio',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'rio.localhost',
  });
});

it('names its cookies __Host- and Secure on https (SEC-49)', async () => {
  const headers = {
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '203.0.113.9',
    Origin: 'https://rio.localhost',
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });
  const answer = await ask({
    port: site.port,
    path: '/wps/session/login',
    method: 'POST',
    headers: { ...headers, Host: 'rio.localhost' },
    body,
  });
  const lines = answer.headers['set-cookie'] ?? [];
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-mc/);
    expect(line).toMatch(/; Path=\/; .*SameSite=Lax.*; Secure/);
    expect(line).not.toMatch(/domain=/i);
    expect(line.length).toBeLessThan(4096);
  }
  expect(lines[0]).toContain('HttpOnly');
});

const POST = { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'rio.localhost' };

it.each([
  ['https', 'http://rio.localhost', 403],
  ['http', 'https://rio.localhost', 403],
  ['https', 'https://rio.localhost:8443', 403],
  ['https', 'https://rio.localhost', 204],
  ['https', 'https://rio.localhost:443', 204],
  ['http', 'http://rio.localhost', 204],
])('served by %s, a POST of %s is answered %i (SEC-58)', async (scheme, origin, status) => {
  const answer = await ask({
    port: site.port,
    path: '/m/consent',
    method: 'POST',
    headers: { ...POST, 'X-Forwarded-Proto': scheme, Origin: origin },
    body: '{"choice":"yes"}',
  });
  expect(answer.status).toBe(status);
});

it.each([
  ['198.51.100.66, 203.0.113.9:4711', '203.0.113.9'],
  ['"[2001:DB8::1]:443"', '2001:db8::1'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['198.51.100.66, unknown', '127.0.0.1'],
  ['198.51.100.66, <script>', '127.0.0.1'],
])('of X-Forwarded-For %j the address is %s (SEC-6, SEC-65)', async (written, address) => {
  await control(site.provider, 'calls', undefined, 'DELETE');
  await ask({
    port: site.port,
    path: '/wps/session/login',
    method: 'POST',
    headers: {
      ...POST,
      Origin: 'https://rio.localhost',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': written,
    },
    body: JSON.stringify({ type: 'username', username: 'nobody', password: 'x' }),
  });
  const [call] = await callsTo(site.provider, '/wps/session/login');
  expect(call?.headers['x-forwarded-for']).toBe(address);
});
