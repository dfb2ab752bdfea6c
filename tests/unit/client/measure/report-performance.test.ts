import * as vitals from 'web-vitals';
import { sendValue } from '@/lib/client/api/send-value';
import { reportPerformance } from '@/lib/client/measure/report-performance';
import { setPage, setVisibility } from './fake-page';

jest.mock('@/lib/client/api/send-value');
jest.mock('web-vitals', () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const sent = () => jest.mocked(sendValue).mock.calls.map(([value]) => value);
const paint = (value: number, navigationType = 'navigate') => {
  for (const [name, listener] of [
    ['FCP', vitals.onFCP],
    ['LCP', vitals.onLCP],
  ] as const)
    jest.mocked(listener).mock.lastCall?.[0]({ name, value, navigationType } as never);
};
let startedAt = 0;
const start = async (page: Parameters<typeof setPage>[0] = { shellAt: 80 }) => {
  setPage({ ...page, activationStart: startedAt });
  await reportPerformance();
};

beforeEach(() => {
  jest.useFakeTimers();
  startedAt = performance.now();
  sessionStorage.clear();
});
afterEach(() => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  jest.useRealTimers();
});

test('all three are reported 5 s after they are known, and once per session (W10, Z2)', async () => {
  await start({ shellAt: startedAtPlus(80) });
  jest.advanceTimersByTime(300);
  paint(300);
  jest.advanceTimersByTime(4_990);
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(sent()).toEqual([{ type: 'performance', fcp: 300, lcp: 300, shell: 80 }]);
  await start();
  jest.advanceTimersByTime(20_000);
  expect([sent().length, sessionStorage.getItem('mc_metrics')]).toEqual([1, '1']);
});

const startedAtPlus = (ms: number): number => startedAt + ms;

test('a page in the background reports −2 after 15 s (W10, Z2)', async () => {
  await start({ shellAt: startedAtPlus(9_000), hiddenAt: startedAt });
  jest.advanceTimersByTime(14_990);
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(sent()).toEqual([{ type: 'performance', fcp: -2, lcp: -2, shell: -2 }]);
});

test('without a PerformanceObserver the paints are −1 (W10)', async () => {
  await start({ shellAt: startedAtPlus(80), support: [] });
  jest.advanceTimersByTime(5_010);
  expect(sent()).toEqual([{ type: 'performance', fcp: -1, lcp: -1, shell: 80 }]);
});

test('a hidden page reports at once, and the flag is set before the beacon is sent (W10)', async () => {
  let flag: string | null = null;
  jest.mocked(sendValue).mockImplementation(() => {
    flag = sessionStorage.getItem('mc_metrics');
  });
  await start({ shellAt: startedAtPlus(80) });
  paint(200);
  setVisibility('hidden');
  expect([sent().length, flag]).toEqual([1, '1']);
  setVisibility('visible');
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(20_000);
  expect(sent()).toHaveLength(1);
});

test('a page from the back/forward cache is not measured, and one that returned before its paint is dropped (W10)', async () => {
  await start();
  paint(5, 'back-forward-cache');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  jest.advanceTimersByTime(20_000);
  expect([sent(), sessionStorage.getItem('mc_metrics')]).toEqual([[], null]);
});
