import { waitFor } from '@testing-library/react';
import { replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { watchSession } from '@/lib/client/session-flow/watch-session';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { signIn } from '@/tests/unit/client/page-of';
import { findFrame, MEMBER, resetLaunch, showLaunch } from './show-launch';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('code=va-1') }));
jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  reloadPage: jest.fn(),
  replacePage: jest.fn(),
  wasRedirected: () => false,
}));
// Events of a launch have tests of their own.
jest.mock('@/lib/client/track/delivery/start-tracking', () => ({ startTracking: jest.fn() }));

let stop: () => void;
let other: BroadcastChannel;

/** The server's session from now on. */
const becomes = (id: string, token: string) =>
  fakeFetch((path) => success(path === '/m/session' ? { token, id, userName: 'minh' } : MEMBER));

beforeEach(() => {
  resetLaunch();
  signIn();
  stop = watchSession();
  other = new BroadcastChannel('mc-session');
});
afterEach(() => {
  other.close();
  stop();
});

test.each([
  ['another member leads a member’s game back', false, '2', [['/m/game']]],
  ['the same member leaves the game open', false, '1', []],
  ['another member leaves a game for free open', true, '2', []],
])('a login in another tab by %s (B2, B17)', async (_what, isTrial, id, places) => {
  showLaunch({ plan: { isTrial } });
  await findFrame();
  becomes(id, 'handle-2');
  other.postMessage('signed-in');
  await waitFor(() => expect(getSession()).toMatchObject({ info: { token: 'handle-2' } }));
  expect(jest.mocked(replacePage).mock.calls).toEqual(places);
});

test.each([
  ['another member', 'mc_hint=1handle-2'],
  ['no member', 'mc_hint=; max-age=0'],
])(
  'a tab that hears of nothing finds once it is seen again that %s is signed in, and leaves the game (B2, B17)',
  async (_who, hint) => {
    showLaunch();
    await findFrame();
    becomes('2', 'handle-2');
    document.cookie = hint;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/game'));
  },
);
