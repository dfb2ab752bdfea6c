import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { CARRIED_QUERY } from '@/lib/shared/routes';
import { toAlternates, toCanonical, toCanonicalPath, toLanguageAddress } from '@/lib/shared/seo/page-address';

const LANGUAGES: readonly LanguageCode[] = ['TH', 'CN', 'TW', 'EN'];
const canonical = (path: string, query = '', languages = LANGUAGES) =>
  toCanonical({
    protocol: 'https:',
    host: 'www.one.example',
    path,
    query: new URLSearchParams(query),
    languages,
  }).replace('https://www.one.example', '');

test.each([
  ['/', '/m/home'],
  ['/m/home', '/m/home'],
  ['/m/index', '/m/index'],
  ['/m/index.html', '/m/index'],
  ['/m/register.html', '/m/register'],
])('%s is found at %s (B32, ruling 11)', (path, expected) => {
  expect(canonical(path)).toBe(expected);
});

test.each([
  ['/m/news', 'id=n1', '/m/news?id=n1'],
  ['/m/activity', 'id=7&r=1', '/m/activity?id=7'],
  ['/m/game', 'q=x&vendor=PL&game=pl-x', '/m/game?game=pl-x&vendor=PL'],
  ['/m/game', 'game=pl-x&vendor=%22%3E', '/m/game?game=pl-x'],
  ['/m/game', 'vendor=PL', '/m/game'],
  ['/m/rng', 'page=2', '/m/rng?page=2'],
  ['/m/rng', 'page=1', '/m/rng'],
  ['/m/rng', 'page=02', '/m/rng'],
  ['/m/rng', 'page=x', '/m/rng'],
  ['/m/rng', 'id=5', '/m/rng'],
  ['/m/news', 'id=%22%3E', '/m/news'],
  ['/m/download', 'id=5&page=2', '/m/download'],
])('%s?%s is found at %s: content stays, all else is removed (B31)', (path, query, expected) => {
  expect(canonical(path, query)).toBe(expected);
});

test('no carried parameter and no return parameter is part of a canonical address (ruling 6, RR12)', () => {
  const carried = new URLSearchParams(
    [...CARRIED_QUERY, 'token', 'tokens', 'code', 'state'].map((name) => [name, 'x']),
  );
  expect(canonical('/m/home', carried.toString())).toBe('/m/home');
  expect(toCanonicalPath('/m/news', carried)).toBe('/m/news');
});

test.each([
  ['lang=TH', '/m/home?lang=th'],
  ['lang=th-TH', '/m/home?lang=th'],
  ['lang=TW&r=1', '/m/home?lang=zh-TW'],
  ['lang=zh-Hans', '/m/home?lang=zh-CN'],
  ['lang=VI', '/m/home'],
  ['lang=%3Cscript%3E', '/m/home'],
])(
  'a page in a named language is an address of its own, by the tag: %s (rulings 55, 59)',
  (query, expected) => {
    expect(canonical('/m/home', query)).toBe(expected);
  },
);

test('a merchant of one language has one address per page', () => {
  expect(canonical('/m/home', 'lang=EN', ['EN'])).toBe('/m/home');
  expect(toAlternates('https://a/m/home', ['EN'])).toBeUndefined();
});

test('the languages of a page: each by its BCP 47 tag, and the bare address for everyone else (B30)', () => {
  expect(toAlternates('https://a/m/news?id=1', LANGUAGES)).toEqual({
    th: 'https://a/m/news?id=1&lang=th',
    'zh-CN': 'https://a/m/news?id=1&lang=zh-CN',
    'zh-TW': 'https://a/m/news?id=1&lang=zh-TW',
    en: 'https://a/m/news?id=1&lang=en',
    'x-default': 'https://a/m/news?id=1',
  });
  expect(toLanguageAddress('https://a/m/home', 'UR-LA')).toBe('https://a/m/home?lang=ur-Latn');
});
