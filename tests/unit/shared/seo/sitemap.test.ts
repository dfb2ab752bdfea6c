import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { buildRobots } from '@/lib/shared/seo/robots';
import { buildSitemap } from '@/lib/shared/seo/sitemap';

const ORIGIN = 'https://www.one.example';

test('each page is listed once per language and once without, all naming the same addresses (B30)', () => {
  const entries = buildSitemap({ origin: ORIGIN, languages: ['EN', 'VI'], pages: [{ path: '/m/home' }] });
  expect(entries.map(({ url }) => url)).toEqual([
    `${ORIGIN}/m/home?lang=en`,
    `${ORIGIN}/m/home?lang=vi`,
    `${ORIGIN}/m/home`,
  ]);
  for (const { alternates } of entries)
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['en', 'vi', 'x-default']);
});

test('one language needs no alternates, and only a known date is given', () => {
  const pages = [{ path: '/m/home' }, { path: '/m/news?id=1', publishedAt: '2026-11-01T08:00:00.000Z' }];
  expect(buildSitemap({ origin: ORIGIN, languages: ['EN'], pages })).toEqual([
    { url: `${ORIGIN}/m/home` },
    { url: `${ORIGIN}/m/news?id=1`, lastModified: '2026-11-01T08:00:00.000Z' },
  ]);
});

test('every special character of XML is escaped', () => {
  const [entry] = buildSitemap({ origin: ORIGIN, languages: ['EN'], pages: [{ path: `/m/n?a=<&b="'>` }] });
  expect(entry?.url).toBe(`${ORIGIN}/m/n?a=&lt;&amp;b=&quot;&apos;&gt;`);
});

test('a file never holds more than the protocol takes', () => {
  const pages = Array.from({ length: 2000 }, (_, at) => ({ path: `/m/news?id=${at}` }));
  expect(buildSitemap({ origin: ORIGIN, languages: LANGUAGE_CODES, pages })).toHaveLength(50_000);
});

test('an indexed host opens its pages and names its sitemap; any other forbids nothing (B30)', () => {
  expect(buildRobots(ORIGIN, true)).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/wps/', '/m/out', '/csp-report', '/error-report'] },
    sitemap: `${ORIGIN}/sitemap.xml`,
  });
  expect(buildRobots(ORIGIN, false)).toEqual({ rules: { userAgent: '*', allow: '/' } });
});
