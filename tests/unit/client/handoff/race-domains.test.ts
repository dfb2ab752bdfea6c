import { raceDomains } from '@/lib/client/handoff/race-domains';
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-request';
import { resetPage } from '../page-of';

const OTHER = 'https://fast.example';
const DAY_MS = 24 * 3600 * 1000;

let asked: string[] = [];

/** Answers the list of domains with `list`, and each lap after the time that its origin takes. */
function stubNetwork(list: () => Response, lapMs: Readonly<Record<string, number>> = {}): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    if (String(url).startsWith(HANDOFF_PATH)) return list();
    const ms = lapMs[new URL(String(url)).origin] ?? 100;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return new Response('{}');
  });
}

const listOf = (origins: readonly string[]) => () =>
  new Response(JSON.stringify({ success: true, value: { origins } }));

/** A visit in a tab of its own: loads a page and waits until a race would be over. */
async function visit(): Promise<string[]> {
  sessionStorage.clear();
  asked = [];
  const winners: string[] = [];
  const stop = raceDomains((origin) => winners.push(origin));
  await jest.advanceTimersByTimeAsync(30_000);
  stop();
  return winners;
}

beforeEach(() => {
  resetPage();
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a race that no other domain wins is the only one of a day (B46)', async () => {
  stubNetwork(listOf([OTHER]));
  expect(await visit()).toEqual([]);
  expect(asked.filter((url) => url.includes('/ping'))).toHaveLength(6);
  await visit();
  expect(asked).toEqual([]);
  jest.setSystemTime(Date.now() + DAY_MS);
  await visit();
  expect(asked.length).toBeGreaterThan(0);
});

test('for a merchant with one domain the domains are requested once a day, and nothing is pinged (B46)', async () => {
  stubNetwork(listOf([]));
  await visit();
  expect(asked).toEqual([expect.stringContaining(HANDOFF_PATH)]);
  await visit();
  expect(asked).toEqual([]);
});

test('a domain that wins is offered in each visit, until it is declined (B46)', async () => {
  stubNetwork(listOf([OTHER]), { [window.location.origin]: 900 });
  expect(await visit()).toEqual([OTHER]);
  expect(await visit()).toEqual([OTHER]);
});

test('after a failure the next visit tries again (B46)', async () => {
  stubNetwork(() => new Response('', { status: 502 }));
  await visit();
  await visit();
  expect(asked).toEqual([expect.stringContaining(HANDOFF_PATH)]);
});

test('a page that is left during its race leaves it to the next page of the visit (B46)', async () => {
  stubNetwork(listOf([OTHER]), { [window.location.origin]: 900 });
  const stop = raceDomains(jest.fn());
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked.some((url) => url.includes('/ping'))).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  jest.clearAllTimers();
  stop();
  const winners: string[] = [];
  raceDomains((origin) => winners.push(origin));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(winners).toEqual([OTHER]);
  window.dispatchEvent(new Event('pagehide'));
  const later = jest.fn();
  asked = [];
  raceDomains(later);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(later).toHaveBeenCalledWith(OTHER);
  expect(asked).toEqual([]);
});
