import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullScreenCover } from '@/components/game/stage/game-stage';
import { onPhoneWithFullScreen, requestFullscreen } from '@/tests/unit/client/full-screen';
import { renderWithMessages } from '../ui/with-messages';

onPhoneWithFullScreen();

const cover = () => screen.queryByRole('button', { name: 'Full screen' });

test('with fullscreen=0 nothing lies over a game (RR8)', () => {
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=0');
  renderWithMessages(<FullScreenCover />);
  expect(cover()).toBeNull();
});

test('the first tap on a game fills the screen; later ones do not, even after the game reloads (RR8)', async () => {
  const { unmount } = renderWithMessages(<FullScreenCover />);
  await userEvent.click(cover() as HTMLElement);
  expect([requestFullscreen.mock.calls.length, cover()]).toEqual([1, null]);
  unmount();
  renderWithMessages(<FullScreenCover />);
  expect(cover()).toBeNull();
});
