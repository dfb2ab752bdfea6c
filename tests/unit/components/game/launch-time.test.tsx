import { act, screen } from '@testing-library/react';
import { dropMirror } from '@/lib/client/session/session-store';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { signIn } from '@/tests/unit/client/page-of';
import { GAME_URL, resetLaunch, showLaunch } from './show-launch';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/client/track/delivery/start-tracking', () => ({ startTracking: jest.fn() }));
jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  reloadPage: jest.fn(),
  replacePage: jest.fn(),
}));

beforeEach(() => {
  jest.useFakeTimers();
  resetLaunch();
});
afterEach(() => jest.useRealTimers());

const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  ['its page is left', 'redirect'],
  ['its frame loads', 'embed'],
] as const)('a launch has 10 s in all, from the tap until %s (G2)', async (_what, open) => {
  signIn();
  showLaunch({ open });
  // The address arrives after 6 s of the 10.
  fakeFetch(async (path) => {
    if (path.includes('launch')) await new Promise((resolve) => setTimeout(resolve, 6_000));
    return success(path.includes('launch') ? { gameUrl: GAME_URL } : {});
  });
  await passMs(9_900);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await passMs(300);
  expect(screen.getByRole('alertdialog').textContent).toContain('took too long to open');
});

test.each([
  [2_000, 8_000],
  [9_000, 7_000],
])('a page that took %i ms to come leaves its game %i ms (G2)', async (pageMs, leftMs) => {
  jest.advanceTimersByTime(pageMs);
  signIn();
  showLaunch();
  fakeFetch(() => new Promise(() => undefined));
  await passMs(leftMs - 200);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await passMs(300);
  expect(screen.getByRole('alertdialog').textContent).toContain('took too long to open');
  // Another try is another tap.
  act(() => screen.getByText('Try again').click());
  await passMs(9_800);
  expect(screen.queryByText('Try again')).toBeNull();
});

test('a launch that waits for an unknown session has the same 10 s, and can be tried again (G2, B2)', async () => {
  signIn();
  dropMirror();
  showLaunch();
  await passMs(9_900);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await passMs(300);
  expect(screen.getByRole('alertdialog').textContent).toContain('took too long to open');
  act(() => screen.getByText('Try again').click());
  await passMs(100);
  expect(screen.getByTitle<HTMLIFrameElement>('Seven').src).toBe(GAME_URL);
});
