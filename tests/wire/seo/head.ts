// The head of each indexable page: one address, all languages, unique texts, a picture (B31, SEC-16, rulings 6, 59).
import sharp from 'sharp';
import { askBytes } from '@/tests/wire/support/ask';
import { CODES, tagOf, toHead } from './crawl';
import { crawl } from './crawled-site';

it('twins and spellings of a page name its one address, never another merchant’s (B32, SEC-16, rulings 6, 11)', async () => {
  const canonical = async (path: string) => tagOf(await crawl.readHead(path), 'link[rel=canonical]', 'href');
  const origin = crawl.originOf('aurora');
  for (const path of ['/m/home', '/m/home/', '/m/home?r=9&fbclid=x&lang=XX'])
    expect([path, await canonical(path)]).toEqual([path, `${origin}/m/home`]);
  for (const path of ['/m/index', '/m/index/', '/m/index.html', '/m/index.html?r=9&ticketless=x'])
    expect([path, await canonical(path)]).toEqual([path, `${origin}/m/index`]);
  expect(await canonical('/m/index.html?lang=VI&cid=4')).toBe(`${origin}/m/index?lang=vi`);
  expect(await canonical('/m/register.html?r=9')).toBe(`${origin}/m/register`);
  expect((await crawl.get('/')).headers.location).toBe('/m/home');
  const forged = await crawl.get('/m/home', { 'X-Forwarded-Host': 'www.rio.localhost' });
  expect(forged.text).not.toContain('rio.localhost');
});

it('a lobby of vendors without games is not shown as empty, and a missing page has no canonical address (B31, B32)', async () => {
  const lobby = await crawl.readHead(`${crawl.originOf('noor')}/m/elott?lang=en`);
  expect(tagOf(lobby, 'meta[name=description]')).toMatch(/^E-lottery · Live tables/);
  const missing = toHead((await crawl.get('/m/nothing-here')).text);
  expect(missing.head.querySelectorAll('link[rel=canonical], meta[property="og:url"]')).toHaveLength(0);
});

it('each picture exists: a PNG of 1200 × 630, cached long, for anyone to show (B31)', async () => {
  const pages = await Promise.all(CODES.map((code) => crawl.readHead(`${crawl.originOf(code)}/m/home`)));
  for (const page of [
    ...pages,
    await crawl.readHead('/m/rng'),
    await crawl.readHead('/m/activity?lang=vi'),
  ]) {
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
