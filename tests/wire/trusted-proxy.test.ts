// Behind a configured proxy: its word counts once, the client's does not.
import { ask } from '@/tests/wire/support/ask';
import { callsTo, raiseSite } from '@/tests/wire/support/start-site';

const site = raiseSite({ TRUSTED_PROXY_HOPS: '1' });

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
