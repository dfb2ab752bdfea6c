// Statuses that crawlers may believe: header, meta tag and body say the same (B32, RR3, rulings 11, 76).
import { setTimeout as sleep } from 'node:timers/promises';
import { control } from '@/tests/wire/support/start-site';
import { type Crawl, toDocument, toHead } from './crawl';
import { crawl } from './crawled-site';

const NOINDEX = 'noindex, nofollow';
// Next adds a tag of its own to every answer that is not a 200.
const robotsOf = ({ headers, text }: Awaited<ReturnType<Crawl['get']>>) => {
  const tags = [...toHead(text).head.querySelectorAll('meta[name=robots]')];
  return [headers['x-robots-tag'], tags.at(-1)?.getAttribute('content')];
};

it.each([
  ['/m/nothing-here', 404],
  ['/m/news?id=no-such-news', 404],
  ['/m/activity?id=no-such-promotion', 404],
  ['/m/game?game=no-such-game', 404],
  ['/m/missing.html', 404],
  ['/m/login', 200],
  ['/m/game', 200],
  ['/m/activity?id=42', 200],
  ['/m/safety', 200],
])('%s (%d) is not to be indexed, by header and by tag alike', async (path, status) => {
  const answer = await crawl.get(path);
  expect([answer.status, ...robotsOf(answer)]).toEqual([status, NOINDEX, NOINDEX]);
});

it.each(['/m/home', '/m/rng', '/m/activity', '/m/news', '/m/download', '/m/app', '/m/index.html'])(
  '%s is to be indexed on a www host, and on no other (RR3)',
  async (path) => {
    expect(robotsOf(await crawl.get(path))).toEqual([undefined, 'index, follow']);
    const other = await crawl.get(`http://aurora.localhost${path}`);
    expect(robotsOf(other)).toEqual([NOINDEX, NOINDEX]);
  },
);

it.each([
  ['/m/news?id=no-such-news', '/m/news'],
  ['/m/activity?id=no-such-promotion', '/m/activity'],
])('%s has a title of its own, not the list’s (B31)', async (missing, list) => {
  const titleOf = async (path: string) => toDocument((await crawl.get(path)).text).title;
  expect(await titleOf(missing)).not.toBe(await titleOf(list));
  expect(await titleOf(missing)).toContain('Aurora Play');
});

it('an unknown host is 421, in a neutral page without an address of its own (B32, SEC-16)', async () => {
  const answer = await crawl.get('http://www.nobody.localhost/m/home');
  expect([answer.status, ...robotsOf(answer)]).toEqual([421, NOINDEX, NOINDEX]);
  expect(answer.text).not.toMatch(/rel="canonical"|og:|ld\+json/);
});

describe('a closed site', () => {
  const setStatus = (patch: unknown) => control(crawl.site.provider, 'status', { merchant: 'rio', patch });
  let visits = 0;
  const untilStatus = async (status: number) => {
    for (let tries = 0; tries < 40; tries += 1) {
      visits += 1;
      const headers = { 'User-Agent': `crawler ${visits} (Tablet)` };
      const answer = await crawl.get(`${crawl.originOf('rio')}/m/home`, headers);
      if (answer.status === status) return answer;
      await sleep(250);
    }
    throw new Error(`never saw ${status}`);
  };
  const files = () =>
    Promise.all(['/robots.txt', '/sitemap.xml'].map((path) => crawl.get(crawl.originOf('rio') + path)));

  it('in maintenance is 503 with the time to return; robots.txt stays, or crawlers would stop (B32)', async () => {
    await setStatus({ maintenance: true, maintenanceEnd: '2099-12-01T03:00:00Z' });
    const answer = await untilStatus(503);
    expect(robotsOf(answer)).toEqual([NOINDEX, NOINDEX]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).not.toContain('ld+json');
    expect((await files()).map(({ status }) => status)).toEqual([200, 200]);
  }, 30_000);

  it('in a restricted region is 451 and praises nothing (ruling 76)', async () => {
    await setStatus({ maintenance: false, regionRestriction: true });
    const answer = await untilStatus(451);
    expect(robotsOf(answer)).toEqual([NOINDEX, NOINDEX]);
    const { head } = toHead(answer.text);
    expect(
      head.querySelectorAll('meta[name=description], meta[property^="og:"], link[hreflang]'),
    ).toHaveLength(0);
    expect(toDocument(answer.text).title).toContain('Rio Sorte');
  }, 30_000);
});
