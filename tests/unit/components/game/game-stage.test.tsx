import { act, fireEvent, screen } from '@testing-library/react';
import { replacePage } from '@/lib/client/page/leave-page';
import { signIn } from '@/tests/unit/client/page-of';
import { findFrame, resetLaunch, showLaunch } from './show-launch';

jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  reloadPage: jest.fn(),
  replacePage: jest.fn(),
}));

// Events of a launch have tests of their own.
jest.mock('@/lib/client/track/delivery/start-tracking', () => ({ startTracking: jest.fn() }));

beforeEach(resetLaunch);

test('a frame that has not loaded after 10 s has failed (G2)', async () => {
  signIn();
  jest.useFakeTimers();
  window.stop = jest.fn();
  showLaunch();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByTitle('Seven')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(screen.getByRole('alertdialog').textContent).toContain('took too long to open');
  expect(screen.queryByTitle('Seven')).toBeNull();
});

test('only messages of the frame’s own window and origin count: loaded ends the wait, close leads back (B17)', async () => {
  signIn();
  showLaunch();
  const { contentWindow: source } = await findFrame();
  const write = (data: unknown, init: MessageEventInit) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, ...init })));
  const origin = 'https://games.example';
  const close = { source: 'games', type: 'close' };
  write({ source: 'games', type: 'loaded' }, { source: window, origin });
  write({ source: 'games', type: 'loaded' }, { source, origin: 'https://evil.example' });
  expect(screen.queryByRole('timer')).toBeNull();
  write({ source: 'games', type: 'loaded' }, { source, origin });
  expect(screen.getByRole('timer').textContent).toContain('0:0');
  write(close, { source: window, origin });
  expect(replacePage).not.toHaveBeenCalled();
  write(close, { source, origin });
  expect(replacePage).toHaveBeenCalledWith('/m/game');
});

test('a silent game is ready when its frame has loaded, with the controls around it (B17)', async () => {
  signIn();
  showLaunch();
  fireEvent.load(await findFrame());
  const controls = screen.getByRole('navigation', { name: 'Game controls' });
  expect([...controls.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Back',
    'Home',
    'Reload game',
    'Customer service (opens in a new tab)',
  ]);
});
