import { screen, waitFor } from '@testing-library/react';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { signIn } from '@/tests/unit/client/page-of';
import { callTo, GAME_URL, resetLaunch, showLaunch } from './show-launch';

const setBreak = (value: string) => {
  document.cookie = `mc_break=${value}`;
};

beforeEach(() => {
  resetLaunch();
  setBreak('; max-age=0');
  signIn();
});
afterEach(() => setBreak('; max-age=0'));

test('during a break nothing is sent, and the page states it calmly (B5)', async () => {
  setBreak(String(Math.ceil(Date.now() / 1000) + 600));
  const calls = showLaunch();
  expect(await screen.findByRole('heading', { name: 'Games are paused' })).toBeTruthy();
  expect(callTo(calls, '/wps/game/launchGame')).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a break that another tab starts while a game is requested locks it (B5)', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  showLaunch();
  const calls = fakeFetch(async (path) => {
    if (path.includes('launchGame')) await answered;
    return success({ gameUrl: GAME_URL });
  });
  await waitFor(() => expect(callTo(calls, '/wps/game/launchGame')).toBeDefined());
  setBreak(String(Math.ceil(Date.now() / 1000) + 600));
  answer();
  expect(await screen.findByRole('heading', { name: 'Games are paused' })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('the proxy’s rejection counts where the browser knows of no break, and is shown in the page alone (B5)', async () => {
  showLaunch({ answer: failure('play_break') });
  expect(await screen.findByRole('heading', { name: 'Games are paused' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
