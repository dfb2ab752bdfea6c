import fc from 'fast-check';
import {
  isCachedPicture,
  isPageCache,
  parseWorkerQuery,
  toCacheNames,
} from '@/lib/shared/worker/cache-names';

const namesOf = (merchant: string, env: string, build: string) =>
  Object.values(toCacheNames({ merchant, env }, build));

test('merchants, environments and builds share no name (B9)', () => {
  const all = [
    namesOf('a', 'b-c', 'd'),
    namesOf('a-b', 'c', 'd'),
    namesOf('a', 'b', 'c-d'),
    namesOf('aurora', 'production', 'one'),
    namesOf('aurora', 'production', 'two'),
    namesOf('rio', 'production', 'one'),
  ].flat();
  expect(new Set(all).size).toBe(all.length);
});

test('pages and their data go with a session; files, pictures and the offline page stay (SEC-68)', () => {
  const names = toCacheNames({ merchant: 'rio', env: 'production' }, 'x');
  const { pages, data, ...rest } = names;
  expect([pages, data].map(isPageCache)).toEqual([true, true]);
  expect(Object.values(rest).map(isPageCache)).toEqual([false, false, false, false]);
  expect(isPageCache('somebody-else:pages')).toBe(false);
});

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

test('plain words of the query name the site (R12, ruling 41)', () => {
  expect(parseWorkerQuery('?env=production&merchant=aurora')).toEqual({
    env: 'production',
    merchant: 'aurora',
  });
  expect(parseWorkerQuery('?merchant=my_brand-2&env=test')).toEqual({ env: 'test', merchant: 'my_brand-2' });
});

test.each([
  '',
  '?merchant=',
  '?merchant=%27%29%3Balert%281%29%2F%2F',
  '?merchant=https%3A%2F%2Fevil.example',
  '?merchant=Aurora',
  '?merchant=a%0A',
  `?merchant=${'a'.repeat(33)}`,
  '?merchant=..%2F..',
])('%s is as good as no merchant (SEC-91)', (search) => {
  expect(parseWorkerQuery(search)).toEqual({ env: 'production', merchant: 'site' });
});

test('the result of any query has plain words only (SEC-91)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (env, merchant) => {
      const query = parseWorkerQuery(`?${new URLSearchParams({ env, merchant })}`);
      expect(Object.values(query).every((word) => /^[a-z0-9_-]{1,32}$/.test(word))).toBe(true);
    }),
  );
});
