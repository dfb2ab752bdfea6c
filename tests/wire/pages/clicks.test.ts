// Landings from advertisements, against the built site: one rendering serves them all, and each link carries its visitor's own mark (RR12).
import { gunzipSync } from 'node:zlib';
import { ask, askBytes } from '@/tests/wire/support/ask';
import { countOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const site = raiseSite({ LOG_LEVEL: 'error', METRICS_TOKEN });

const host = 'aurora.localhost';
const get = async (path: string) => (await ask({ port: site.port, host, path })).text;
const linksOf = (text: string) => [...text.matchAll(/href="(\/m\/[^"]*)"/g)].map(([, href = '']) => href);
const countHitsAndMisses = () => Promise.all([countOf(site, 'hit'), countOf(site, 'miss')]);

test.each(['/m/home', '/m/login', '/m/register', '/m/game', '/m/activity'])(
  'each visitor of %s finds their own click in every link, and no one else’s (RR12, SEC-41)',
  async (path) => {
    const values = ['IwAR0one', 'a-value-that-is-longer-than-any-mark-in-the-page_0123456789', 'Iw2'];
    const pages = await Promise.all(values.map((value) => get(`${path}?fbclid=${value}&affiliateCode=aff7`)));
    const bare = pages.map((text, at) =>
      text.replaceAll(/nonce="[^"]*"|nonce\\":\\"[^\\]*/g, '').replaceAll(values[at] ?? '', 'MINE'),
    );
    for (const [at, text] of pages.entries()) {
      const links = linksOf(text).filter((href) => !href.startsWith('/m/out'));
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((href) => href.includes('affiliateCode=aff7'))).toEqual(
        links.filter((href) => href.includes(`fbclid=${values[at]}`)),
      );
      expect(/c[0-9a-f]{24}/.exec(text)).toBeNull();
      for (const other of values.slice(0, 2))
        if (other !== values[at]) expect(text.includes(other)).toBe(false);
    }
    expect(bare.map((text) => text === bare[0])).toEqual([true, true, true]);
  },
);

test('twenty clicks are one rendering, a hit each after the first (PRF-7, SEC-47)', async () => {
  // A page that no list of games or wins makes old meanwhile, as home's would on a busy machine.
  const path = (at: number) => `/m/login?gclid=EAIaIQ-${at}`;
  await get(path(0));
  const [hits, misses] = await countHitsAndMisses();
  for (let at = 1; at <= 20; at += 1) await get(path(at));
  expect(await countHitsAndMisses()).toEqual([hits + 20, misses]);
});

test('such a page is sent compressed, and decompresses completely', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await askBytes({ port: site.port, host, path: '/m/home?ttclid=E.C.P-1', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const text = gunzipSync(answer.bytes).toString();
  expect(text.includes('ttclid=E.C.P-1')).toBe(true);
  expect(text.endsWith('</html>') || text.includes('</body></html>')).toBe(true);
});

test('an unusual click id is escaped everywhere (SEC-29)', async () => {
  const text = await get(`/m/home?kw=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text.includes('<script>alert(1)')).toBe(false);
  expect(linksOf(text).some((href) => href.includes('kw=%22%3E%3Cscript%3E'))).toBe(true);
});
