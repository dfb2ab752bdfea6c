import { setPage } from './fake-page';

jest.mock('@/lib/client/api/send-value');
jest.mock('@/lib/client/measure/report-performance');
jest.mock('@/lib/client/worker/is-cached-page');

const IOS_15 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 Version/15.6 Mobile/15E148 Safari/604.1';
const STATUS = [{ name: 'status', duration: 12.3, description: '' }];

const load = async (times: number, isStored = false) => {
  jest.resetModules();
  const { isCachedPage } = await import('@/lib/client/worker/is-cached-page');
  jest.mocked(isCachedPage).mockResolvedValue(isStored);
  const { watchMeasures } = await import('@/lib/client/measure/watch-measures');
  for (let time = 0; time < times; time += 1) watchMeasures();
  const { sendValue } = await import('@/lib/client/api/send-value');
  const { reportPerformance } = await import('@/lib/client/measure/report-performance');
  await jest.advanceTimersByTimeAsync(0);
  return { sendValue: jest.mocked(sendValue), reportPerformance: jest.mocked(reportPerformance) };
};

beforeEach(() => {
  jest.useFakeTimers();
  setPage({ serverTiming: STATUS, activationStart: performance.now() });
});
afterEach(() => jest.useRealTimers());

test('the status timing is reported 5 s after the page’s start, once per page load (T8, K7, Z2)', async () => {
  const { sendValue, reportPerformance } = await load(2);
  jest.advanceTimersByTime(4_990);
  expect(sendValue).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(sendValue.mock.calls).toEqual([[{ type: 'statusTiming', duration: 12.3, stale: false }]]);
  expect(reportPerformance).toHaveBeenCalledTimes(1);
});

test('a page without a status call reports nothing of it (T8)', async () => {
  setPage({ activationStart: performance.now() });
  const { sendValue } = await load(1);
  jest.advanceTimersByTime(20_000);
  expect(sendValue).not.toHaveBeenCalled();
});

test('iOS below 16 measures nothing (T7)', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IOS_15);
  const { sendValue, reportPerformance } = await load(1);
  jest.advanceTimersByTime(20_000);
  expect([sendValue, reportPerformance].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a page from the worker’s cache is not measured: its headers are of another day (W10, T8, B9)', async () => {
  const { sendValue, reportPerformance } = await load(1, true);
  jest.advanceTimersByTime(20_000);
  expect([sendValue, reportPerformance].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a page that was made ready beforehand begins when it is shown (W10)', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const { reportPerformance } = await load(1);
  expect(reportPerformance).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(reportPerformance).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'prerendering');
});
