import { screen } from '@testing-library/react';
import { NewsArticle } from '@/components/news/news-article';
import { NewsList } from '@/components/news/news-list';
import { renderWithMessages } from '../ui/with-messages';

const items = [
  {
    id: '1',
    title: 'One',
    content: 'First line\nSecond <b>line</b>',
    publishedAt: '2026-11-01T12:00:00.000Z',
  },
  { id: '2', title: 'Two', content: '' },
];
const query = new URLSearchParams('r=AB');

test('news is a list of articles with time, title and first line (R13)', () => {
  renderWithMessages(<NewsList items={items} query={query} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'One' }).getAttribute('href')).toBe('/m/news?r=AB&id=1');
  expect(screen.getByText('First line')).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-01T12:00:00.000Z');
});

test('an article keeps its line breaks as nodes, and its text is text (ruling 64)', () => {
  renderWithMessages(<NewsArticle item={items[0] as (typeof items)[0]} items={items} query={query} />);
  expect(document.querySelectorAll('article br')).toHaveLength(1);
  expect(document.querySelector('article b')).toBeNull();
  expect(screen.getByText(/Second <b>line<\/b>/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Two' })).toBeTruthy();
});

test('without news the page shows an empty state (B8)', () => {
  renderWithMessages(<NewsList items={[]} query={query} />);
  expect(screen.getByRole('heading', { name: 'No news yet' })).toBeTruthy();
});
