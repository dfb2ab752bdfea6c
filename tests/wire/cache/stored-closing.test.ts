// A merchant that closes while nginx still caches its pages (S1).
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheStatusOf, DEVICES, storeSite } from '@/tests/wire/cache/store-site';
import { control } from '@/tests/wire/support/start-site';

const { running, get } = storeSite(5);

const CLOSED_WITHIN_MS = 5_000;
const PAUSE_MS = 50;

test('a site that closes is closed for all within 5 s where SHARED_CACHE_SECONDS is 5, as without a cache (S1)', async () => {
  const ways = new Set<unknown>();
  let visitor = 10;
  const look = async () => {
    visitor = visitor === 59 ? 10 : visitor + 1;
    const answer = await get('/m/home', 'rio.localhost', { 'User-Agent': DEVICES.mobile }, visitor);
    ways.add(cacheStatusOf(answer));
    return answer.status;
  };
  // As under traffic: the page has been renewed behind a stale one.
  for (; !ways.has('STALE'); await sleep(PAUSE_MS)) expect(await look()).toBe(200);
  expect(ways).toContain('HIT');
  await control(running.site.provider, 'status', { merchant: 'rio', patch: { maintenance: true } });
  const closedMs = Date.now();
  let lastOpenMs = closedMs;
  // Two seconds without a page: none can follow.
  while (Date.now() < lastOpenMs + 2_000 && lastOpenMs - closedMs <= CLOSED_WITHIN_MS) {
    const requestedMs = Date.now();
    if ((await look()) === 200) lastOpenMs = requestedMs;
    await sleep(PAUSE_MS);
  }
  expect(lastOpenMs - closedMs).toBeLessThanOrEqual(CLOSED_WITHIN_MS);
  expect(await look()).toBe(503);
});

test('a tester’s pages of a closed site are not shared', async () => {
  const patch = { maintenance: true, test: true };
  await control(running.site.provider, 'status', { merchant: 'rio', patch });
  for (const visitor of [60, 61]) {
    const answer = await get('/m/home', 'rio.localhost', {}, visitor);
    expect([answer.status, cacheStatusOf(answer), answer.headers['cache-control']]).toEqual([
      200,
      'MISS',
      'private, no-cache',
    ]);
  }
});
