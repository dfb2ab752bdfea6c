import { isCachedPicture } from '@/lib/shared/worker/is-cached-picture';

const OWN = 'https://aurora.example';
const isCached = (address: string) => isCachedPicture(new URL(address), OWN);

test.each([
  `${OWN}/m/brand.png?size=192`,
  'https://cdn.example/art/games/a.svg',
  'https://cdn.example/a.WEBP',
])('%s is a picture to cache (B9)', (address) => {
  expect(isCached(address)).toBe(true);
});

test.each([
  `${OWN}/wps/captcha/picture.png`,
  `${OWN}/wps`,
  'https://www.facebook.com/tr?id=1&ev=PageView&noscript=1',
  'https://pixel.example/collect',
  'https://pixel.example/1x1.gif?uid=7',
])('%s always reaches its owner and is not cached (SEC-92)', (address) => {
  expect(isCached(address)).toBe(false);
});
