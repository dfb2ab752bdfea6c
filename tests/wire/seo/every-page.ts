// Each page of every sitemap, read once: canonical address, languages, texts, structured data (B30, B31, SEC-16, ruling 59).
import { CODES, readLanguages, tagOf } from './crawl';
import { crawl } from './crawled-site';
import { checkItems, type Node, nodesOf } from './nodes';

it.each(CODES)(
  'every address in the sitemap of %s is on its host, answers, and calls itself by that very name (B30, SEC-16)',
  async (code) => {
    const pages = await crawl.readAll(code);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(20);
    for (const { url, headers, page } of pages) {
      expect(url.startsWith(`${crawl.originOf(code)}/m/`)).toBe(true);
      expect([url, headers['x-robots-tag']]).toEqual([url, undefined]);
      expect(tagOf(page, 'link[rel=canonical]', 'href')).toBe(url);
      expect(tagOf(page, 'meta[name=robots]')).toBe('index, follow');
    }
  },
);

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
      const others = Object.values(own).filter((other) => byUrl.has(other));
      expect(others.length).toBeGreaterThan(2);
      for (const other of others) expect(byUrl.get(other)).toEqual(own);
      const tag = new URL(url).searchParams.get('lang');
      if (tag) expect([page.documentElement.lang, own[tag]]).toEqual([tag, url]);
    }
  },
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
);

it('social networks get what the page shows, on its own host and in its own language (B31)', async () => {
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
});

it.each(CODES)(
  'every page of the sitemap of %s names the way to it, and the home page its operator (B31)',
  async (code) => {
    const origin = crawl.originOf(code);
    for (const { url, page } of await crawl.readAll(code)) {
      const nodes = nodesOf(page);
      const types = nodes.map((node) => node['@type']);
      if (/\/m\/(?:home|index)/.test(url)) {
        expect(types).toEqual(['Organization', 'WebSite', 'ItemList']);
        continue;
      }
      expect(types[0]).toBe('BreadcrumbList');
      const steps = (nodes[0]?.itemListElement ?? []) as Node[];
      expect(steps.at(-1)?.item).toBe(url);
      expect(page.title.startsWith(String(steps.at(-1)?.name).slice(0, 40))).toBe(true);
      checkItems(nodes[0] as Node, ['item', origin]);
      for (const node of nodes.slice(1)) {
        expect(node).toMatchObject({ '@type': 'ItemList', name: expect.any(String) });
        expect(node.numberOfItems).toBe((node.itemListElement as Node[]).length);
        checkItems(node, ['url', origin]);
      }
    }
  },
);
