import fc from 'fast-check';
import {
  buildBreadcrumbs,
  buildItemList,
  buildSiteData,
  toDataBlock,
} from '@/lib/shared/seo/structured-data';

const SITE = {
  origin: 'https://www.one.example',
  name: 'One',
  home: 'https://www.one.example/m/home?lang=vi',
  logo: 'https://www.one.example/m/brand.png?kind=icon',
  language: 'vi',
  description: 'Games',
};

test('the operator and its site, without a search, whose results are not indexed (B31)', () => {
  const [operator, site] = buildSiteData(SITE);
  expect(operator).toMatchObject({
    '@type': 'Organization',
    name: 'One',
    url: 'https://www.one.example/m/home',
    logo: { '@type': 'ImageObject', url: SITE.logo },
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'vi',
    publisher: { '@id': operator?.['@id'] },
  });
  expect(site).not.toHaveProperty('potentialAction');
});

test('breadcrumbs count from one and end at the page itself (B31)', () => {
  const way = [
    { name: 'One', url: 'https://a/m/home' },
    { name: 'Slots', url: 'https://a/m/rng' },
  ];
  expect(buildBreadcrumbs(way).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'One', item: 'https://a/m/home' },
    { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://a/m/rng' },
  ]);
});

test('a list holds each address once, 24 at most; an empty list makes none (B31)', () => {
  const items = Array.from({ length: 60 }, (_, at) => ({ name: `g${at}`, url: `https://a/${at % 30}` }));
  const [list] = buildItemList('Games', items);
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 24 });
  expect(buildItemList('Games', [])).toEqual([]);
});

test('no name can end the block or begin an element in it, and all of them come back as they were (E12, SEC-76)', () => {
  const hostile = ['</script><script>alert(1)</script>', '<!--', ']]>', '&lt;', '\u2028', '"\\'];
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...hostile)), (name) => {
      const text = toDataBlock(buildItemList(name, [{ name, url: 'https://a' }]));
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe(name);
    }),
  );
});
