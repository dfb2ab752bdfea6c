// Titles and descriptions of the main pages in search results, in every language; tests/wire/seo reads them in the demo's pages.
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { CATEGORY_LOBBIES } from '@/lib/shared/routes';

const TITLES = [
  ...['meta.title', 'lobby.heading', 'promo.title', 'news.title', 'download.title', 'download.appTitle'],
  ...Object.keys(CATEGORY_LOBBIES).map((category) => `category.${category}`),
];
const DESCRIPTIONS = [
  'meta.description',
  'promo.description',
  'news.description',
  'download.description',
  'download.appDescription',
  'manifest.description',
];
/** Of what search engines show of a description; the rest is the brand's name. */
const MAX_DESCRIPTION = 150;
const MAX_TITLE = 70;
const BRAND = 'Aurora Play';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

function textsOf(code: string, keys: readonly string[]): string[] {
  const catalogue: Catalogue = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8'));
  return keys.map((key) => {
    const [section = '', name = ''] = key.split('.');
    return catalogue[section]?.[name] ?? key;
  });
}

/** A title as a page has it: with the brand's name, once. */
const toTitle = (text: string) =>
  text.includes('{brand}') ? text.replaceAll('{brand}', BRAND) : `${text} · ${BRAND}`;

test.each(LANGUAGE_CODES)(
  'no two main pages have one title or description in %s, and none is too long or doubled (B31)',
  (code) => {
    const [titles, descriptions] = [textsOf(code, TITLES), textsOf(code, DESCRIPTIONS)];
    expect(titles.filter((text) => TITLES.includes(text))).toEqual([]);
    expect(titles.filter((text, at) => titles.indexOf(text) !== at)).toEqual([]);
    const shown = titles.map(toTitle);
    expect(shown.filter((text) => text.length > MAX_TITLE || text.split(BRAND).length !== 2)).toEqual([]);
    expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([]);
    expect(descriptions.filter((text) => text.length > MAX_DESCRIPTION)).toEqual([]);
  },
);
