// What the head of each indexable page says: one address, all languages, words of its own, a picture (B31, SEC-16, rulings 6, 59).
import sharp from 'sharp';
import { askBytes } from '@/tests/wire/support/ask';
import { CODES, type Crawl, readLanguages, startCrawl, tagOf } from './crawl';

let crawl: Crawl;

beforeAll(async () => {
  crawl = await startCrawl();
}, 30_000);
afterAll(() => crawl.site.stop());

const languagesOf = (page: Document) =>
  readLanguages(page.head.querySelectorAll('link[rel=alternate][hreflang]'));

it.each(CODES)(
  'the languages of %s name each other, themselves and a default, in the head as in the sitemap (B30, ruling 59)',
  async (code) => {
    const pages = await crawl.readAll(code);
    const byUrl = new Map(pages.map(({ url, page }) => [url, languagesOf(page)]));
    for (const { url, languages, page } of pages) {
      const own = languagesOf(page);
      expect([url, own]).toEqual([url, languages]);
      expect(Object.values(own)).toContain(url);
      expect(Object.keys(own)).toContain('x-default');
      for (const other of Object.values(own)) expect(byUrl.get(other)).toEqual(own);
      const tag = new URL(url).searchParams.get('lang');
      if (tag) expect([page.documentElement.lang, own[tag]]).toEqual([tag, url]);
    }
  },
  60_000,
);

it.each(CODES)(
  'no two pages of %s in a language have the same title or description, and none is too long or doubled (B31)',
  async (code) => {
    const pages = await crawl.readAll(code);
    const tags = new Set(pages.map(({ url }) => new URL(url).searchParams.get('lang')));
    for (const tag of tags) {
      const own = pages.filter(({ url }) => new URL(url).searchParams.get('lang') === tag);
      const titles = own.map(({ page }) => page.title);
      const texts = own.map(({ page }) => tagOf(page, 'meta[name=description]') ?? '');
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(texts).size).toBe(texts.length);
      const name = tagOf(own[0]?.page as Document, 'meta[property="og:site_name"]') ?? '';
      for (const title of titles) expect(title.split(name)).toHaveLength(2);
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(170);
      for (const title of titles.filter((_, at) => !own[at]?.url.includes('?id=')))
        expect(title.length).toBeLessThanOrEqual(70);
    }
  },
  60_000,
);

it('what networks are told is what the page says, on its own host and in its own language (B31)', async () => {
  for (const { url, page } of await crawl.readAll('lotus')) {
    const og = (name: string) => tagOf(page, `meta[property="og:${name}"]`);
    expect([og('url'), og('title'), og('type')]).toEqual([url, page.title, 'website']);
    expect(og('description')).toBe(tagOf(page, 'meta[name=description]'));
    expect(og('locale')).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(page.head.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(3);
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
    expect(og('image:alt')).toContain('Lotus Club');
    expect(tagOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(og('image')?.startsWith(`${crawl.originOf('lotus')}/m/share.png?`)).toBe(true);
  }
}, 60_000);

it('twins and spellings of a page name its one address, never another merchant’s (B32, SEC-16, ruling 6)', async () => {
  const canonical = async (path: string) => tagOf(await crawl.read(path), 'link[rel=canonical]', 'href');
  const home = `${crawl.originOf('aurora')}/m/home`;
  for (const path of ['/m/home', '/m/home/', '/m/index', '/m/index.html', '/m/home?r=9&fbclid=x&lang=XX'])
    expect([path, await canonical(path)]).toEqual([path, home]);
  expect(await canonical('/m/index?lang=VI&cid=4')).toBe(`${home}?lang=vi`);
  expect((await crawl.get('/')).headers.location).toBe('/m/home');
  const forged = await crawl.get('/m/home', { 'X-Forwarded-Host': 'www.rio.localhost' });
  expect(forged.text).not.toContain('rio.localhost');
});

it('each picture is there: a PNG of 1200 × 630, kept long, for anybody to show (B31)', async () => {
  const pages = await Promise.all(CODES.map((code) => crawl.read(`${crawl.originOf(code)}/m/home`)));
  for (const page of [...pages, await crawl.read('/m/rng'), await crawl.read('/m/activity?lang=vi')]) {
    const { hostname, pathname, search } = new URL(tagOf(page, 'meta[property="og:image"]') ?? '');
    const { status, headers, bytes } = await askBytes({
      port: crawl.site.port,
      host: hostname,
      path: pathname + search,
    });
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([200, 'image/png', undefined]);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d{6,}/);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  }
}, 30_000);

it.each([
  ['/m/share.png', 404],
  ['/m/share.png?page=home&lang=xx', 404],
  ['/m/share.png?page=login&lang=en', 404],
  ['/m/share.png?page=home&lang=en', 307],
  ['/m/share.png?page=home&lang=en&v=00000000', 307],
  ['/m/share.png?page=home&lang=en&v=1&more=1', 307],
])('%s paints nothing (%d): a picture has one address', async (path, status) => {
  const answer = await crawl.get(path);
  expect(answer.status).toBe(status);
  if (status === 307)
    expect(answer.headers.location).toMatch(/^\/m\/share\.png\?page=home&lang=en&v=[\w-]{8}$/);
});
