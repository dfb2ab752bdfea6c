// The calls of the system group as a page makes them (K7).
import { callApi } from '@/lib/client/api/call-api';
import { country, domainRoute, ping, siteConfig, status } from '@/lib/shared/calls/system-table';
import { fakeFetch, silentFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

beforeEach(resetPage);
afterEach(() => jest.useRealTimers());

test('a ping ends after 15 s without an answer, and not before (K7, Z2)', async () => {
  jest.useFakeTimers();
  const fetched = silentFetch();
  const answer = callApi(ping, { query: { r: '1' } });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(await answer).toMatchObject({ ok: false, code: 'timeout' });
});

test.each([
  ['country', () => callApi(country), 600_000],
  ['domainRoute', () => callApi(domainRoute, { query: { device: 'mobile' } }), 60_000],
])('%s is cached for its time and then fetched again (K7, K4)', async (_name, ask, lifeMs) => {
  const calls = fakeFetch(() => success({ a: 1 }));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await ask();
  now.mockReturnValue(1_000_000 + lifeMs - 1);
  expect(await ask()).toMatchObject({ ok: true, value: { a: 1 } });
  expect(calls).toHaveLength(1);
  now.mockReturnValue(1_000_000 + lifeMs);
  await ask();
  expect(calls).toHaveLength(2);
});

test('the status is fetched each time, past the browser’s cache, and stored nowhere (K7)', async () => {
  const calls = fakeFetch(() => success({ maintenance: false }));
  for (let time = 0; time < 2; time += 1) await callApi(status, { query: { device: 'mobile' } });
  expect(calls.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store']);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('mc_cache'))).toEqual([]);
});

test('a site configuration that is switched off reads as empty, without a call: the worker registers (W1, ruling 78)', async () => {
  const calls = fakeFetch(() => success({ workerDisabled: true }));
  document.documentElement.dataset.off = 'siteConfiguration';
  const answer = await callApi(siteConfig);
  delete document.documentElement.dataset.off;
  expect([answer, calls]).toMatchObject([{ ok: true, value: {} }, []]);
});
