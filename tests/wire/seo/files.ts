// robots.txt and sitemap.xml, read as crawlers read them (B30, RR3, SEC-16, K7).
import robotsParser from 'robots-parser';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { CODES, toHead } from './crawl';
import { crawl } from './crawled-site';

const robotsOf = async (origin: string) => {
  const address = `${origin}/robots.txt`;
  return robotsParser(address, (await crawl.get(address)).text);
};

it.each(CODES)(
  'a crawler finds the sitemap of %s by robots.txt, and may request every page in it (B30)',
  async (code) => {
    const robots = await robotsOf(crawl.originOf(code));
    expect(robots.getSitemaps()).toEqual([`${crawl.originOf(code)}/sitemap.xml`]);
    for (const { url } of await crawl.sitemapOf(code)) expect(robots.isAllowed(url, 'Googlebot')).toBe(true);
  },
);

it('calls and redirects to partners are disallowed for crawlers; noindex pages may be read (B30, K7)', async () => {
  const robots = await robotsOf(crawl.originOf('aurora'));
  const may = (path: string) => robots.isAllowed(crawl.originOf('aurora') + path, 'Googlebot');
  expect(['/wps/system/country', '/m/out?to=x', '/csp-report'].map(may)).toEqual([false, false, false]);
  for (const path of [
    '/m/login',
    '/m/launchGame',
    '/m/member/home',
    '/m/game?game=x',
    '/m/share.png',
    '/nothing',
  ])
    expect([path, may(path)]).toEqual([path, true]);
});

it.each(['aurora', 'promo.aurora'])(
  '%s is no www host: it forbids nothing and has no sitemap (B30)',
  async (name) => {
    const origin = `http://${name}.localhost:${crawl.site.port}`;
    const robots = await robotsOf(origin);
    expect(robots.getSitemaps()).toEqual([]);
    expect(robots.isAllowed(`${origin}/m/home`, 'Googlebot')).toBe(true);
    expect((await crawl.get(`${origin}/m/home`)).headers['x-robots-tag']).toContain('noindex');
    expect((await crawl.get(`${origin}/sitemap.xml`)).status).toBe(404);
  },
);

it('an unknown host gets neither (SEC-1, B32)', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml'])
    expect((await crawl.get(`http://www.nobody.localhost${path}`)).status).toBe(421);
});

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])(
  '%s is %s, cached for an hour, inert, and in no result itself; HEAD answers the same',
  async (path, type) => {
    const answer = await crawl.get(path);
    const head = await ask({ port: crawl.site.port, host: 'www.aurora.localhost', path, method: 'HEAD' });
    for (const { status, headers } of [answer, head]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect(head.text).toBe('');
  },
);

it('a lobby without games and a single promotion are in no sitemap; news are, with their day (ruling 11)', async () => {
  const entries = await crawl.sitemapOf('aurora');
  const paths = entries.map(({ url }) => url.slice(crawl.originOf('aurora').length));
  expect(paths.filter((path) => /activity\?id|login|launchGame|member|changePsw/.test(path))).toEqual([]);
  const dated = entries.filter(({ lastModified }) => lastModified);
  expect(dated.length).toBeGreaterThan(0);
  for (const { url, lastModified } of dated) {
    expect(url).toMatch(/\/m\/news\?id=/);
    expect(new Date(lastModified ?? '').toISOString()).toBe(lastModified);
  }
});

it.each(CODES)(
  'of the pages of %s the sitemap lists each that may be indexed, and no other (B30, ruling 11)',
  async (code) => {
    const listed = new Set((await crawl.sitemapOf(code)).map(({ url }) => url));
    for (const path of [...Object.values(ROUTES), ...CATEGORY_ROUTES]) {
      const url = crawl.originOf(code) + path;
      const { status, headers, text } = await crawl.get(url);
      const isOpen =
        status === 200 && headers['x-robots-tag'] === undefined && text.startsWith('<!DOCTYPE html>');
      const { head } = toHead(isOpen ? text : '');
      const isOwn = head.querySelector('link[rel=canonical]')?.getAttribute('href') === url;
      const robots = head.querySelector('meta[name=robots]')?.getAttribute('content');
      expect([path, isOwn && robots === 'index, follow']).toEqual([path, listed.has(url)]);
    }
  },
);

it('a lobby is listed page by page, and one of vendors without games too (B30)', async () => {
  const pathsOf = async (code: (typeof CODES)[number]) =>
    (await crawl.sitemapOf(code)).map(({ url }) => url.slice(crawl.originOf(code).length));
  expect(await pathsOf('aurora')).toContain('/m/rng?page=2');
  expect(await pathsOf('noor')).toContain('/m/elott');
});
