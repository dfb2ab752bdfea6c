import { fireEvent, screen } from '@testing-library/react';
import { GameCards } from '@/components/lobby/game/game-cards';
import type { LobbyFilter } from '@/components/lobby/game/lobby-filter';
import { GameArea } from '@/components/lobby/game-area';
import { NO_SEARCH, toSearchFields } from '@/lib/shared/lobby/search-query';
import { toHref } from '@/lib/shared/routes';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';
import { cardOf, gameOf, laneOf } from './lobby-data';

let mockQuery = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(mockQuery) }));

const lanes = [laneOf('RNG'), laneOf('LIVE', [cardOf('NL', 'LIVE')])];
const cocks = laneOf('COCK', [{ ...cardOf('NL', 'COCK'), displayName: 'Ring of NL' }]);
const many = Array.from({ length: 50 }, (_, index) => gameOf(`s${index}`));
const games = [...many, gameOf('l1', { category: 'LIVE', vendor: 'NL' })];
const query = new URLSearchParams('r=abc');

const show = (filter: Partial<LobbyFilter> = {}, held = lanes) => {
  const search = { ...NO_SEARCH, page: 1, ...filter };
  mockQuery = toHref('', toSearchFields(search)).slice(1);
  return renderWithMessages(<GameArea filter={search} games={games} lanes={held} query={query} />);
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

test('games of one name, and a game of two categories, each have a key of their own (B3, R7)', () => {
  const errors = jest.spyOn(console, 'error');
  const twice = [gameOf('t1', { hot: true }), gameOf('t1', { hot: true, category: 'LIVE' })];
  renderWithMessages(
    <>
      <GameCards cards={twice} carried="" names={{}} />
      <GameArea filter={{ ...NO_SEARCH, page: 1 }} games={twice} lanes={lanes} query={query} />
    </>,
  );
  fireEvent.focus(screen.getByRole('searchbox'));
  expect(screen.getAllByRole('button', { name: 'Game t1' })).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});

test('a category shows its own games and is marked (R7)', () => {
  show({ category: 'LIVE' });
  expect(screen.getByRole('heading', { level: 1, name: 'Live casino' })).toBeTruthy();
  expect(gameLinks().map((link) => link.getAttribute('href'))).toEqual(['/m/game?r=abc&game=l1']);
  expect(screen.getByRole('link', { name: 'Live casino' }).getAttribute('aria-current')).toBe('true');
});

test('a category with vendors and no games is not empty: each opens its own lobby (G8)', () => {
  show({ category: 'COCK' }, [...lanes, cocks]);
  expect(screen.queryByText('No games here yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ring of NL' }).getAttribute('href')).toBe(
    '/m/launchGame?r=abc&vendor=NL&code=&gameType=COCK',
  );
});

test('a game is captioned by the name that its own lane gives the vendor (G8)', () => {
  show({ category: 'LIVE' }, [...lanes, cocks]);
  expect(gameLinks()[0]?.textContent).toContain('Vendor NL');
});

test('a long list has pages with plain links between them', () => {
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

test('a filter without a game is left out, and so is a choice among one vendor, unless it is active (B3)', () => {
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
