import { getSitemap } from '@/lib/server/features/seo/get-sitemap';
import { type Announcement, parseAnnouncements } from '@/lib/shared/news/parse-announcements';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

let news: Announcement[] = [];

jest.mock('@/lib/server/features/page-data/lobby', () => ({
  getGames: async () => ({ ok: true, value: [] }),
  getLanes: async () => ({ ok: true, value: [] }),
}));
jest.mock('@/lib/server/features/page-data/promotions', () => ({
  getAnnouncements: async () => ({ ok: true, value: news }),
}));

setRegistry([toEntry('one', { hosts: ['www.one.localhost'], languages: ['EN'] })]);
afterAll(() => forget());

test('every article that has a page of its own is in the sitemap (B30, ruling 11)', async () => {
  const sent = Array.from({ length: 120 }, (_, at) => ({ id: at + 1, title: `News ${at + 1}` }));
  news = parseAnnouncements(sent, 'NEWS');
  const entries = (await getSitemap(siteOf('one', [], { host: 'www.one.localhost' }))) ?? [];
  const listed = entries.flatMap(({ url }) => new URL(url).searchParams.get('id') ?? []);
  expect(listed).toEqual(news.map(({ id }) => id));
  expect(listed.length).toBeGreaterThan(50);
});
