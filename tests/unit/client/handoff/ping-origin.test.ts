import { pingOrigin } from '@/lib/client/api/site/ping-origin';
import { silentFetch } from '../fake-fetch';
import { resetPage } from '../page-of';

beforeEach(resetPage);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const SITE = 'https://fast.example';
const pong = () => ({ ok: true, text: async () => '{}' }) as Response;

test('a domain is probed three times, without cookies, referrer or headers of ours; the best lap counts (K7, B46, SEC-72)', async () => {
  const laps = [0, 900, 1000, 1050, 2000, 2400];
  jest.spyOn(performance, 'now').mockImplementation(() => laps.shift() ?? 0);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => pong());
  expect(await pingOrigin(SITE)).toBe(50);
  expect(fetched).toHaveBeenCalledTimes(3);
  for (const [url, init] of fetched.mock.calls) {
    expect(String(url)).toMatch(/^https:\/\/fast\.example\/wps\/system\/test\/ping\?t=\d+$/);
    expect(init).toMatchObject({
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
    expect([init?.headers, init?.body, init?.method]).toEqual([undefined, undefined, undefined]);
  }
});

test('one that does not answer is given up after 15 s, and not before (K7, B46)', async () => {
  jest.useFakeTimers();
  const fetched = silentFetch();
  const answer = pingOrigin(SITE);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(await answer).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', async () => ({ ok: false, status: 502 }) as Response],
  ['no connection', () => Promise.reject(new TypeError('failed'))],
])('%s is no lap (B46)', async (_what, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await pingOrigin(SITE)).toBeUndefined();
});
