import { watchDownloads } from '@/lib/client/download/watch-downloads';
import { trackEvent } from '@/lib/client/track/track-event';

jest.mock('@/lib/client/track/track-event');

test('a tap on a real download link reports downloadApp, any other nothing (T1)', () => {
  document.body.innerHTML =
    '<a id="file" data-download="Android" href="#x"><i>get</i></a><a id="page" href="#y">page</a><button data-download="x">no link</button>';
  const stop = watchDownloads();
  document.querySelector('i')?.click();
  expect(jest.mocked(trackEvent).mock.calls).toEqual([['downloadApp']]);
  document.getElementById('page')?.click();
  document.querySelector('button')?.click();
  stop();
  document.querySelector('i')?.click();
  expect(trackEvent).toHaveBeenCalledTimes(1);
});
