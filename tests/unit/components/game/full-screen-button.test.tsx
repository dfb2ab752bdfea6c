import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullScreenButton } from '@/components/game/launch-status';
import { onPhoneWithFullScreen, requestFullscreen } from '@/tests/unit/client/full-screen';
import { renderWithMessages } from '../ui/with-messages';

onPhoneWithFullScreen();

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
  expect(requestFullscreen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Opening the game…'));
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(requestFullscreen).toHaveBeenCalledTimes(2);
});

test('with fullscreen=0 neither is offered (RR8)', async () => {
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=0');
  show();
  await userEvent.click(screen.getByText('Opening the game…'));
  expect([screen.queryByRole('button'), requestFullscreen.mock.calls.length]).toEqual([null, 0]);
});
