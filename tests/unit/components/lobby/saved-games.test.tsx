import { fireEvent, screen } from '@testing-library/react';
import { MinePage } from '@/components/lobby/mine/mine-page';
import { SavedGameLanes } from '@/components/lobby/saved/saved-game-lanes';
import { toggleFavourite } from '@/lib/client/game/favourites';
import { addRecent } from '@/lib/client/game/recents';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const gameOf = (code: string) => ({ code, name: `Game ${code}`, vendor: 'VA', category: 'RNG' });
const rest = { names: { VA: 'Vega Arts' }, query: new URLSearchParams('r=abc') };
const showMine = () => renderWithMessages(<MinePage {...rest} />);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
beforeEach(resetPage);

test('rows of saved games lead to the games and to the page of all of them (B4)', async () => {
  toggleFavourite(gameOf('f1'));
  addRecent({ ...gameOf('r1'), image: 'https://cdn.example/1.svg' }, 1);
  const { container } = renderWithMessages(<SavedGameLanes {...rest} />);
  const link = await screen.findByRole('link', { name: /Game f1/ });
  expect(link.getAttribute('href')).toBe('/m/game?r=abc&game=f1&vendor=VA');
  expect(screen.getByRole('list', { name: 'Recently played' }).textContent).toContain('Vega Arts');
  expect(screen.getByRole('link', { name: 'All Favourites' }).getAttribute('href')).toBe(
    '/m/mine?r=abc#favourites',
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/1.svg');
});

test('two saved games of one code lead each to its own vendor (G8, B4)', () => {
  for (const vendor of ['VA', 'VB']) toggleFavourite({ ...gameOf('dup'), vendor });
  renderWithMessages(<SavedGameLanes {...rest} />);
  const hrefs = screen.getAllByRole('link', { name: /Game dup/ }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/m/game?r=abc&game=dup&vendor=VB', '/m/game?r=abc&game=dup&vendor=VA']);
});

test('an empty row holds the height of cards and shows nothing (B8)', () => {
  const { container } = renderWithMessages(<SavedGameLanes {...rest} />);
  expect(container.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(8);
});

test('an empty state explains itself and links on (B8)', () => {
  showMine();
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nothing played yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Browse games' })[0]?.getAttribute('href')).toBe(
    '/m/game?r=abc',
  );
  expect(screen.queryByRole('button', { name: 'Clear history' })).toBeNull();
});

test('the history is cleared after a confirmation only, and favourites stay (B4)', () => {
  toggleFavourite(gameOf('f1'));
  addRecent(gameOf('r1'), 1);
  showMine();
  fireEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep history' }));
  expect(screen.getByText('Game r1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear history' }).at(-1)!);
  expect(screen.queryByText('Game r1')).toBeNull();
  expect(screen.getByText('Game f1')).toBeTruthy();
});
