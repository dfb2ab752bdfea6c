import { readAppOffer } from '@/lib/client/install/read-app-offer';
import { resetPage } from '../page-of';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const html = document.documentElement;
const Android = 'https://apps.example/own.apk';

beforeEach(() => {
  resetPage();
  html.dataset.install = 'light app';
  delete html.dataset.downloads;
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(PIXEL);
});

test('the prompt offers the link and the text that the server wrote into the page (E15, W9)', () => {
  html.dataset.downloads = JSON.stringify({ description: 'A\nB', links: { Android } });
  expect(readAppOffer()).toEqual({
    message: 'A\nB',
    icon: undefined,
    link: { type: 'Android', url: Android },
  });
});

test('a merchant that prefers the home screen offers no app (W8)', () => {
  html.dataset.install = 'light homescreen';
  html.dataset.downloads = JSON.stringify({ links: { Android } });
  expect(readAppOffer().link).toBeUndefined();
});

test('a page without links, and a link that is not https, offer no app (E12, E15)', () => {
  const none = { message: undefined, icon: undefined, link: undefined };
  expect(readAppOffer()).toEqual(none);
  html.dataset.downloads = JSON.stringify({ links: { Android: 'javascript:alert(1)' } });
  expect(readAppOffer()).toEqual(none);
});
