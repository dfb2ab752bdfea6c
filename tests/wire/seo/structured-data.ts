// JSON-LD of every indexable page, checked by what schema.org and search engines require of each type (B31).
import { control } from '@/tests/wire/support/start-site';
import { CODES, tagOf, toDocument } from './crawl';
import { crawl } from './crawled-site';
import { isAddress, type Node, nodesOf } from './nodes';

// First, because the provider's answer is cached for a while.
it('a provider’s name cannot close the block, and is unchanged in it (E12, SEC-76)', async () => {
  const name = '</script><script>alert(1)</script>&amp;<!--';
  const value = [{ gameCode: 'x-1', gameName: name, vendor: 'PL', gameCategory: 'FISH', hot: true }];
  const path = '/wps/relay/GCSGAME_getGameMatchV2';
  await control(crawl.site.provider, 'faults', { kind: 'answer', merchant: 'rio', path, value });
  for (const page of ['fish', 'home']) {
    const address = `${crawl.originOf('rio')}/m/${page}?lang=es`;
    const { text } = await crawl.get(address, { 'User-Agent': 'crawler' });
    expect(text).not.toContain('<script>alert(1)');
    const list = nodesOf(toDocument(text)).find((node) => node['@type'] === 'ItemList');
    const [first] = (list?.itemListElement ?? []) as { name: string }[];
    expect(first?.name).toBe(name);
  }
  await control(crawl.site.provider, 'faults', undefined, 'DELETE');
}, 20_000);

it.each(CODES)('the operator of %s has a name, an address and a logo that is there (B31)', async (code) => {
  const origin = crawl.originOf(code);
  const [operator, site] = nodesOf(await crawl.readHead(`${origin}/m/home`)) as [Node, Node];
  const logo = operator.logo as { url: string };
  const answer = await crawl.get(logo.url);
  expect([answer.status, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
    200,
    'image/png',
    undefined,
  ]);
  expect(isAddress(operator.url, origin) && isAddress(site.url, origin)).toBe(true);
  expect(site.publisher).toEqual({ '@id': operator['@id'] });
});

it('pages list what they show: games of a lobby, promotions, news (B31)', async () => {
  for (const path of ['/m/rng', '/m/activity', '/m/news', '/m/rng?page=2']) {
    const page = await crawl.read(path);
    const list = nodesOf(page).find((node) => node['@type'] === 'ItemList');
    const names = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
    const shown = page.querySelector('main')?.textContent ?? '';
    expect([path, names.length > 1, names.filter((name) => !shown.includes(name))]).toEqual([path, true, []]);
  }
});

it('pages that may not be indexed have nothing of the kind (RR3)', async () => {
  for (const address of [
    `http://aurora.localhost:${crawl.site.port}/m/home`,
    '/m/game',
    '/m/login',
    '/m/activity?id=42',
    '/m/inviteFriends',
  ]) {
    const page = toDocument((await crawl.get(address)).text);
    expect([address, nodesOf(page)]).toEqual([address, []]);
    expect(tagOf(page, 'meta[name=robots]')).toBe('noindex, nofollow');
    expect(page.head.querySelectorAll('link[hreflang]')).toHaveLength(0);
  }
});
