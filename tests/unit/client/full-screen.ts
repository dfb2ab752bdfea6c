// A phone whose browser can show a page in full screen, on the page of a game.
import { resetPage } from './page-of';

/** Called for each request of full screen. */
export const requestFullscreen = jest.fn(async () => undefined);

/** Registers the phone for each test of the file, and the end of its page after it. */
export function onPhoneWithFullScreen(): void {
  beforeEach(() => {
    resetPage();
    requestFullscreen.mockClear();
    window.history.replaceState(null, '', '/m/launchGame');
    Object.assign(document.documentElement, { requestFullscreen });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });
}
