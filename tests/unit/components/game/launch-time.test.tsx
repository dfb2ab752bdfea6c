import { act, screen } from '@testing-library/react';
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
] as const)('a launch has 10 s in all, from the call until %s (G2)', async (_what, open) => {
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
