import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { cutText } from '@/lib/shared/seo/cut-text';
import {
  findShareImage,
  toOpenGraphLocales,
  toShareImage,
  toShareImagePath,
} from '@/lib/shared/seo/share-image';

const find = (query: string) => findShareImage(new URLSearchParams(query), ['EN', 'TW']);

test.each(['/m/home', '/m/rng', '/m/activity', '/m/news', '/m/download', '/m/app'])(
  '%s has a picture of its own, which its address leads back to (B31)',
  (path) => {
    const address = toShareImagePath(toShareImage(path, 'TW'), 'v1');
    expect(find(address.split('?')[1] ?? '')).toEqual({ path, language: 'TW' });
  },
);

test('every other page shows the home page’s', () => {
  expect(toShareImage('/m/login', 'EN')).toEqual({ path: '/m/home', language: 'EN' });
});

test.each([
  '',
  'page=home',
  'page=login&lang=en',
  'page=home&lang=vi',
  'page=home&lang=TW',
  'page=../x&lang=en',
])('nothing is painted for ?%s: pages, languages and their spelling are bounded', (query) => {
  expect(find(query)).toBeUndefined();
});

test('Open Graph names languages with a territory, the page’s own apart from the others (ruling 55)', () => {
  expect(toOpenGraphLocales('CN', ['TH', 'CN', 'TW', 'EN'])).toEqual({
    locale: 'zh_CN',
    alternateLocale: ['th_TH', 'zh_TW', 'en_US'],
  });
  for (const code of LANGUAGE_CODES)
    expect(toOpenGraphLocales(code, LANGUAGE_CODES).locale).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
});

test.each([
  ['short', 20, 'short'],
  ['two\n words ', 20, 'two words'],
  ['some words that are too long', 20, 'some words that are…'],
  ['onewordthatistoolongforit', 10, 'onewordth…'],
  ['ab😀😀😀', 4, 'ab…'],
])('%j cut to %d is %j', (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});
