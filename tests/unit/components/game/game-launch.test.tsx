import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { watchSession } from '@/lib/client/session-flow/watch-session';
import { startTracking } from '@/lib/client/track/delivery/start-tracking';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { notedEvents } from '@/tests/unit/client/noted-events';
import { openInWebview, signIn } from '@/tests/unit/client/page-of';
import { callTo, findFrame, GAME_URL, MEMBER, resetLaunch, showLaunch } from './show-launch';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('code=va-1&confirm=1') }));

jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  reloadPage: jest.fn(),
  replacePage: jest.fn(),
  wasRedirected: () => false,
}));

// Events of a launch have tests of their own; here they are only recorded.
jest.mock('@/lib/client/track/delivery/start-tracking', () => ({ startTracking: jest.fn() }));

beforeEach(resetLaunch);

test('a member’s game opens in a frame, with the label of their club, and is remembered and reported (G1, B4, B17)', async () => {
  signIn();
  const calls = showLaunch();
  expect((await findFrame()).src).toBe(GAME_URL);
  const { searchParams } = new URL(callTo(calls, '/wps/game/launchGame')?.url ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    gameCode: 'va-1',
    hasLobby: 'true',
    labelName: 'Gold',
    vendor: 'VA',
  });
  expect(notedEvents()).toMatchObject([
    {
      name: 'gameLaunch',
      customer: { customerId: '1', customerName: 'lan' },
      payload: { vendor: 'VA', gameCode: 'va-1' },
    },
  ]);
  expect(JSON.stringify(localStorage)).toContain('va-1');
  expect(replacePage).not.toHaveBeenCalled();
});

test('a merchant that redirects replaces the page by the game, once the launch can be reported (ruling 51, T1)', async () => {
  signIn();
  showLaunch({ open: 'redirect' });
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith(GAME_URL));
  expect(startTracking).toHaveBeenCalled();
  expect(notedEvents()).toMatchObject([{ name: 'gameLaunch' }]);
  expect(screen.queryByTitle('Seven')).toBeNull();
});

test('a guest is led through the login and back to the launch (G4)', async () => {
  const calls = showLaunch();
  const go = encodeURIComponent('/m/launchGame?vendor=VA&code=va-1');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith(`/m/login?go=${go}`));
  expect(calls).toEqual([]);
});

test('a trial opens for a guest and starts as one (G5)', async () => {
  const plan: Partial<LaunchPlan> = {
    isTrial: true,
    launcher: 'gameTrialLaunch',
    request: { gameId: 'VA7', nodeId: '12', platform: 'html5' },
  };
  const calls = showLaunch({ plan });
  await findFrame();
  expect(callTo(calls, '/wps/relay/GCS_gameTrialLaunch')?.url).toContain(
    'gameId=VA7&nodeId=12&platform=html5',
  );
  expect(notedEvents()).toMatchObject([{ name: 'startTrial', payload: { vendor: 'VA', gameCode: 'va-1' } }]);
});

test('a link from elsewhere waits for a tap (ruling 52)', async () => {
  signIn();
  const calls = showLaunch({ isConfirmDue: true });
  expect(calls).toEqual([]);
  const start = screen.getByRole('button', { name: 'Open game' });
  // Before the script has loaded, the form requests the same launch, now from the same site.
  const { action, method } = start.closest('form') as HTMLFormElement;
  expect([new URL(action).pathname, method]).toEqual(['/m/launchGame', 'get']);
  expect([...new FormData(start.closest('form') as HTMLFormElement)]).toEqual([['code', 'va-1']]);
  await userEvent.click(start);
  await findFrame();
});

test('outside the app, a game for the app alone shows a message and leads back (G6)', async () => {
  signIn();
  const calls = showLaunch({ isInAppOnly: true });
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'in the app or from your home screen',
  );
  expect(screen.getByRole('link', { name: 'Back', hidden: true }).getAttribute('href')).toBe('/m/game');
  expect(calls).toEqual([]);
});

test.each(['inApp=1', 'homescreen=1'])('in a webview with %s the same game opens (G6)', async (flag) => {
  openInWebview();
  signIn();
  window.history.replaceState(null, '', `/m/launchGame?code=va-1&${flag}`);
  showLaunch({ isInAppOnly: true });
  await findFrame();
});

test.each([
  ['the provider’s words', failure('vendor.maintenance', 'Back at noon.'), 'Back at noon.'],
  ['the relay’s time-out', failure('timeout', '', { status: 504 }), 'took too long to open'],
  ['a time-out of the provider', failure('ECONNABORTED'), 'took too long to open'],
  ['an address that is not https', success({ gameUrl: 'http://games.example/' }), 'wrong on our side'],
  ['an address of our own', success({ gameUrl: `${window.location.origin}/m/home` }), 'wrong on our side'],
  ['no address', success({}), 'wrong on our side'],
])('%s: a notice, and behind it another try and the way back (G2, X8)', async (_what, answer, words) => {
  signIn();
  showLaunch({ answer });
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  const calls = fakeFetch((path) => success(path.includes('launch') ? { gameUrl: GAME_URL } : MEMBER));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findFrame();
  expect(callTo(calls, '/wps/game/launchGame')).toBeDefined();
});

test.each([
  [false, [['/m/game']]],
  [true, []],
])(
  'a logout in another tab, with a game for free here: %s, leads to the places %j (B2, B5, ruling 26)',
  async (isTrial, places) => {
    signIn();
    const [stop, other] = [watchSession(), new BroadcastChannel('mc-session')];
    showLaunch({ plan: { isTrial } });
    await findFrame();
    other.postMessage('signed-out');
    await waitFor(() => expect(getSession().state).toBe('visitor'));
    expect(jest.mocked(replacePage).mock.calls).toEqual(places);
    other.close();
    stop();
  },
);
