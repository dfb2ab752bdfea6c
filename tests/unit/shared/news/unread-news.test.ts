import { countUnreadNews, newestMoment } from '@/lib/shared/news/parse-announcements';

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
