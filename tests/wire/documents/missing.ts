// Addresses that no page has, and pages that find nothing to show.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const get = (path: string, headers: Record<string, string> = {}) =>
  ask({ port: site.port, path, host: 'aurora.localhost', headers });

it.each([
  '/m/nothing-here',
  '/nothing/here',
  '/m/live/deeper',
  '/wp-login.php',
  '/.env',
  '/_next/image?url=x',
  '/m/home/x.css',
  '/m/game?game=no-such-game',
  '/m/activity?id=987654',
  '/m/activity?id=%00',
  '/m/news?id=nope',
])('%s is a 404 that is whole without script (B32, B33)', async (path) => {
  const { status, text } = await get(path);
  expect([status, /<main/.test(text), /<nav aria-label="Main"/.test(text)]).toEqual([404, true, true]);
  expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(text).not.toContain('__next_error__');
});

it('the component workbench of development is a 404 in production, in any query', async () => {
  for (const path of ['/m/workbench', '/m/workbench/', '/m/workbench?dir=rtl&size=200']) {
    const { status, text } = await get(path);
    expect([path, status, text.includes('Component workbench')]).toEqual([path, 404, false]);
  }
});

it.each(['10.1.2.3', 'aurora.localhost'])(
  'without METRICS_TOKEN /metrics is not there on the host %s (provider-api §1)',
  async (host) => {
    expect((await ask({ port: site.port, host, path: '/metrics' })).status).toBe(404);
  },
);
