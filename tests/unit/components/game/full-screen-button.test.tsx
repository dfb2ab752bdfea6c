import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullScreenButton } from '@/components/game/full-screen-button';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const request = jest.fn(async () => undefined);

beforeEach(() => {
  resetPage();
  request.mockClear();
  Object.assign(document.documentElement, { requestFullscreen: request });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const show = () =>
  renderWithMessages(
    <>
      <a href="#cancel">Cancel</a>
      <p>Opening the game…</p>
      <FullScreenButton />
    </>,
  );

test('while a game loads, one tap on the screen or its button opens full screen; a link does not (RR8)', async () => {
  show();
  await userEvent.click(screen.getByText('Cancel'));
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Opening the game…'));
  expect(request).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(request).toHaveBeenCalledTimes(2);
});

test('with fullscreen=0 neither is offered (RR8)', async () => {
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=0');
  show();
  await userEvent.click(screen.getByText('Opening the game…'));
  expect([screen.queryByRole('button'), request.mock.calls.length]).toEqual([null, 0]);
});
