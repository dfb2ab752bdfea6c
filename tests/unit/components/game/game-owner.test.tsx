import { act, screen, waitFor } from '@testing-library/react';
import { replacePage } from '@/lib/client/page/leave-page';
import { dropMirror, getSession } from '@/lib/client/session/session-store';
import { watchSession } from '@/lib/client/session-flow/watch-session';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { signIn } from '@/tests/unit/client/page-of';
import { callTo, findFrame, GAME_URL, MEMBER, resetLaunch, showLaunch } from './show-launch';

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

test.each([
  ['of another member, of which this tab hears, opens nothing', '2', true, []],
  ['of another member, of which this tab hears nothing, opens nothing', '2', false, []],
  ['of the same member lets the game open', '1', true, [[GAME_URL]]],
])(
  'a launch that is answered after a login in another tab %s (B2, B17)',
  async (_what, id, isHeard, games) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    showLaunch({ open: 'redirect' });
    const calls = fakeFetch(async (path) => {
      if (path.includes('launchGame')) await answered;
      return success(path.includes('launchGame') ? { gameUrl: GAME_URL } : MEMBER);
    });
    await waitFor(() => expect(callTo(calls, '/wps/game/launchGame')).toBeDefined());
    becomes(id, 'handle-2');
    document.cookie = 'mc_hint=1handle-2';
    if (isHeard) other.postMessage('signed-in');
    if (isHeard) await waitFor(() => expect(getSession()).toMatchObject({ info: { token: 'handle-2' } }));
    answer();
    await waitFor(() => expect(getSession()).toMatchObject({ info: { token: 'handle-2' } }));
    await act(async () => undefined);
    const places = jest.mocked(replacePage).mock.calls;
    expect(places.filter(([place]) => place === GAME_URL)).toEqual(games);
    expect(places.some(([place]) => place === '/m/game')).toBe(id === '2');
  },
);

test('a tap before the session is known opens the game all the same (ruling 52)', async () => {
  dropMirror();
  showLaunch({ isConfirmDue: true });
  const session = { token: 'handle-1', id: '1', userName: 'lan' };
  fakeFetch((path) => success(path === '/m/session' ? session : { gameUrl: GAME_URL }));
  screen.getByRole('button', { name: 'Open game' }).click();
  expect(await findFrame()).toBeTruthy();
});
