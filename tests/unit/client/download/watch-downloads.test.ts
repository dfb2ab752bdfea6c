import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
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

test('a tap from before the tracking is reported once, with its time, by this page or the next (T1)', () => {
  new Function(PRE_PAINT_SCRIPT)();
  document.body.innerHTML = '<a data-download="Android" href="#x"><i>get</i></a>';
  document.querySelector('i')?.click();
  jest.mocked(trackEvent).mockClear();
  const stop = watchDownloads();
  expect(jest.mocked(trackEvent).mock.calls).toEqual([['downloadApp', {}, { time: expect.any(Number) }]]);
  document.querySelector('i')?.click();
  expect(trackEvent).toHaveBeenCalledTimes(2);
  stop();
  watchDownloads()();
  expect(trackEvent).toHaveBeenCalledTimes(2);
});

test('a tap whose time no date can show is not reported: it would break the page (T1, E8)', () => {
  jest.mocked(trackEvent).mockClear();
  sessionStorage.setItem('mc_download_due', '99999999999999999999');
  watchDownloads()();
  expect(trackEvent).not.toHaveBeenCalled();
});
