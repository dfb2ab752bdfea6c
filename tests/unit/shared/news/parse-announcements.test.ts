import fc from 'fast-check';
import {
  countUnreadNews,
  findAnnouncement,
  newestMoment,
  parseAnnouncements,
} from '@/lib/shared/news/parse-announcements';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const value = [
  { id: 1, title: 'Old', content: 'a\nb', type: 'NEWS', publishedAt: '2026-11-01T00:00:00Z' },
  { id: 2, title: 'New', content: '<b>c</b>', publishedAt: '2026-11-02T00:00:00Z' },
  { id: 3, title: 'App', type: 'DOWNLOAD' },
  { id: 4, title: 'Undated', type: 'NEWS' },
  { id: 1, title: 'Old, again', content: '', type: 'NEWS', publishedAt: '2026-11-01T00:00:00Z' },
  { id: 'a b', title: 'Bad id' },
  { id: 5 },
  null,
];

test('news is of its type, newest first, undated last, each id once, and stays plain text (M1, ruling 64)', () => {
  const news = parseAnnouncements(value, 'NEWS');
  expect(news.map(({ id, title }) => `${id} ${title}`)).toEqual(['2 New', '1 Old, again', '4 Undated']);
  expect(news[0]?.content).toBe('<b>c</b>');
});

test('an amount is not broken from its sign, in the title and in the text', () => {
  const [one] = parseAnnouncements([{ id: 1, title: 'Win R$ 100', content: 'A pool of R$ 25.000.' }], 'NEWS');
  expect([one?.title, one?.content]).toEqual(['Win R$\u00a0100', 'A pool of R$\u00a025.000.']);
});

test('download announcements are those of type DOWNLOAD (M1)', () => {
  expect(parseAnnouncements(value, 'DOWNLOAD').map(({ id }) => id)).toEqual(['2', '3']);
});

test('without a title, an announcement is headed by the first line of its text (M1)', () => {
  const long = `${'word '.repeat(60)}end`;
  const list = [
    { id: 1, title: ' ', content: 'Maintenance tonight\nFrom 2 to 4.' },
    { id: 2, content: long },
    { id: 3, title: '', content: ' \n ' },
  ];
  const [one, two, ...more] = parseAnnouncements(list, 'NEWS');
  expect(one).toMatchObject({ title: 'Maintenance tonight', content: 'From 2 to 4.' });
  expect(two?.title).toMatch(/^word .*…$/);
  expect([two?.content, more]).toEqual([long, []]);
});

test('one is found by the id of a query, and by nothing else', () => {
  const news = parseAnnouncements(value, 'NEWS');
  expect(findAnnouncement(news, '2')?.title).toBe('New');
  for (const id of [2, ['2'], '3', '__proto__', undefined])
    expect(findAnnouncement(news, id)).toBeUndefined();
});

test('no answer of a provider makes it throw', () => {
  fc.assert(
    fc.property(hostileJson, (one) => {
      expect(
        Array.isArray(parseAnnouncements([one, { id: one, title: one, publishedAt: one }], 'NEWS')),
      ).toBe(true);
      expect(Array.isArray(parseAnnouncements(one, 'NEWS'))).toBe(true);
    }),
  );
});

const at = (id: string, publishedAt?: string) => ({ id, title: id, content: '', publishedAt });
const OLD = at('1', '2026-11-01T00:00:00.000Z');
const NEW = at('2', '2026-11-20T08:00:00.000Z');

test('the newest time is that of the latest announcement; without announcements it is empty (B16)', () => {
  expect(newestMoment([OLD, NEW, at('3')])).toBe(NEW.publishedAt);
  expect(newestMoment([])).toBe('');
  expect(newestMoment([at('3')])).toBe('');
});

test('items newer than the last look count, and undated ones never do (B16)', () => {
  const list = [OLD, NEW, at('3')];
  expect(countUnreadNews(list, OLD.publishedAt ?? '')).toBe(1);
  expect(countUnreadNews(list, NEW.publishedAt ?? '')).toBe(0);
  expect(countUnreadNews(list, '')).toBe(2);
});
