import { toCleanLink } from '@/lib/server/features/promo/clean-link';

const place = { host: 'brand.example:3000', query: new URLSearchParams('cid=7&id=42') };
const link = (href: string) => toCleanLink({ href, onclick: 'x()', target: '_top' }, place);

test.each([
  ['/m/game?vendor=VA', '/m/game?vendor=VA&cid=7'],
  ['/m', '/m?cid=7'],
  ['http://brand.example:3000/m/news#a', '/m/news?cid=7#a'],
  ['/m/home?cid=9&token=secret&tokens=secret', '/m/home?cid=9'],
])('%s leads inside, with the carried query, without a token (RR12)', (href, cleaned) => {
  expect(link(href)).toEqual({ tagName: 'a', attribs: { href: cleaned, 'data-soft': '' } });
});

test('a launch is left to the browser: it is no page (ruling 52)', () => {
  expect(link('/m/launchGame?code=g1')).toEqual({
    tagName: 'a',
    attribs: { href: '/m/launchGame?code=g1&cid=7' },
  });
});

test('another site opens apart, without referrer and without weight', () => {
  expect(link(' https://partner.example/a?b=c ')).toEqual({
    tagName: 'a',
    attribs: {
      href: 'https://partner.example/a?b=c',
      rel: 'noopener noreferrer nofollow ugc',
      target: '_blank',
    },
  });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://evil.example/',
  '//evil.example/',
  '/m/..//evil.example',
  '/m/%2e%2e//evil.example',
  '/mevil',
  '\\\\evil.example',
  'mailto:a@b.example',
  'tel:1',
  '#top',
  'relative',
  'https://user:pass@evil.example/',
  '',
])('%j loses its tag (SEC-76)', (href) => {
  expect(link(href).tagName).toBe('dropped');
});
