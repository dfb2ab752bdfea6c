import { act, renderHook } from '@testing-library/react';
import { useDraw } from '@/lib/client/lobby/use-draw';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

const GAME = { code: 'L1', vendor: 'LOTT' };
const HOUR_MS = 3_600_000;

beforeEach(() => {
  resetPage();
  jest.useFakeTimers({ now: Date.parse('2026-11-30T00:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('a draw in two days is asked for once a day, a due one until the next is named', async () => {
  let drawAt = '2026-12-02T00:00:00.000Z';
  const calls = fakeFetch(() => success([{ game: GAME.code, vendor: GAME.vendor, drawAt }]));
  const { result, unmount } = renderHook(() => useDraw({ drawAt }, GAME));
  await pass(47 * HOUR_MS);
  expect(calls).toHaveLength(1);
  await pass(HOUR_MS + 65_000);
  expect(calls).toHaveLength(4);
  drawAt = '2026-12-03T00:00:00.000Z';
  await pass(30_000);
  expect(result.current.drawAt).toBe(drawAt);
  await pass(HOUR_MS);
  expect(calls).toHaveLength(5);
  unmount();
  await pass(48 * HOUR_MS);
  expect(calls).toHaveLength(5);
});
