import { screen } from '@testing-library/react';
import type { LobbyFilter } from '@/components/lobby/game/lobby-filter';
import { GameArea } from '@/components/lobby/game-area';
import { NO_SEARCH, toSearchFields } from '@/lib/shared/lobby/search-query';
import { toHref } from '@/lib/shared/routes';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';
import { cardOf, gameOf, laneOf } from './lobby-data';

let mockQuery = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(mockQuery) }));

const lanes = [laneOf('RNG'), laneOf('LIVE', [cardOf('NL', 'LIVE')])];
const many = Array.from({ length: 50 }, (_, index) => gameOf(`s${index}`));
const games = [...many, gameOf('l1', { category: 'LIVE', vendor: 'NL' })];
const query = new URLSearchParams('r=abc');

const show = (filter: Partial<LobbyFilter> = {}) => {
  const search = { ...NO_SEARCH, page: 1, ...filter };
  mockQuery = toHref('', toSearchFields(search)).slice(1);
  return renderWithMessages(<GameArea filter={search} games={games} lanes={lanes} query={query} />);
};

const gameLinks = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('game='));

test('without a filter every category is there (R7)', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Live casino',
    'Slots',
  ]);
});

test('a category shows its own games and is marked (R7)', () => {
  show({ category: 'LIVE' });
  expect(screen.getByRole('heading', { level: 1, name: 'Live casino' })).toBeTruthy();
  expect(gameLinks().map((link) => link.getAttribute('href'))).toEqual(['/m/game?r=abc&game=l1']);
  expect(screen.getByRole('link', { name: 'Live casino' }).getAttribute('aria-current')).toBe('true');
});

test('a long list comes in parts with plain links between them', () => {
  show({ category: 'RNG', page: 2 });
  expect(gameLinks()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/m/game?r=abc&category=RNG&page=1',
  );
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('a vendor shows its games; one without games leads back to all (B8)', () => {
  show({ vendor: 'NL' });
  expect(screen.getByRole('heading', { level: 1, name: 'Vendor NL' })).toBeTruthy();
  show({ vendor: 'QQ' });
  expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/m/game?r=abc');
});

test('a filter that no game answers to is left out, as is a choice among one vendor, unless it is asked for (B3)', () => {
  const plain = [gameOf('a', { hot: true }), gameOf('b')];
  const area = (filter: LobbyFilter) => (
    <GameArea filter={filter} games={plain} lanes={lanes} query={query} />
  );
  const { unmount } = renderWithMessages(area({ ...NO_SEARCH, page: 1 }));
  const offered = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  expect(offered()).toEqual(['hot']);
  expect(screen.queryByRole('combobox', { name: 'Provider' })).toBeNull();
  unmount();
  renderWithMessages(area({ ...NO_SEARCH, page: 1, tags: ['new'], vendor: 'QQ' }));
  expect(offered()).toEqual(['hot', 'new']);
  expect(screen.getByRole('combobox', { name: 'Provider' })).toBeTruthy();
});
