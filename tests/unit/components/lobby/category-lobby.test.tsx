import { screen, within } from '@testing-library/react';
import { CategoryLobbyView } from '@/components/lobby/category-lobby-view';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';
import { cardOf, gameOf, laneOf } from './lobby-data';

const lanes = [
  laneOf('RNG', [cardOf('VA', 'RNG'), cardOf('VB', 'RNG')]),
  laneOf('ELOTT', [cardOf('EL', 'ELOTT')]),
  laneOf('SEA_LOTT', [cardOf('SD', 'SEA_LOTT')]),
];
const games = [
  ...Array.from({ length: 50 }, (_, index) => gameOf(`s${index}`)),
  gameOf('d4', { category: 'SEA_LOTT' }),
  gameOf('e1', { category: 'ELOTT' }),
];

const show = (path: string, page = 1) =>
  renderWithMessages(
    <CategoryLobbyView
      games={games}
      lanes={lanes}
      lobby={lobbyAt(path)!}
      page={page}
      query={new URLSearchParams('r=abc')}
    />,
  );
const codes = () =>
  screen
    .getAllByRole('link')
    .map((link) => /game=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1])
    .filter(Boolean);

test('a lobby holds its title, count, vendors and games, and is marked in the bar (R13, G8)', () => {
  show('/m/rng');
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeTruthy();
  expect(screen.getByText('50 games')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vendor VB' })).toBeTruthy();
  const bar = within(screen.getByRole('navigation', { name: 'Game categories' }));
  expect(bar.getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('true');
  expect(bar.getByRole('link', { name: 'E-lottery' }).getAttribute('aria-current')).toBeNull();
  expect(codes()).toHaveLength(48);
});

test('a vendor links to its games, or to a launch of its own lobby where no game is listed (R13, G8)', () => {
  show('/m/rng');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Vendor VA')).toBe('/m/game?r=abc&vendor=VA');
  expect(hrefOf('Vendor VB')).toBe('/m/launchGame?r=abc&vendor=VB&code=&gameType=RNG');
  expect(screen.getByRole('link', { name: 'Vendor VA' }).hasAttribute('data-soft')).toBe(true);
  expect(screen.getByRole('link', { name: 'Vendor VB' }).hasAttribute('data-soft')).toBe(false);
});

test('a long lobby has pages with their own addresses, readable without script (B33)', () => {
  show('/m/rng', 2);
  expect(codes()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/m/rng?r=abc&page=1');
});

test('e-lotteries come before those of Asia, by the ordinals (G9)', () => {
  show('/m/elott');
  expect(codes()).toEqual(['e1', 'd4']);
});

test('an empty lobby shows a message and leads on (B8)', () => {
  show('/m/crash');
  expect(screen.getByRole('heading', { level: 1, name: 'Crash' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/m/game?r=abc');
});

test('a lane with vendors and no games shows them, and no empty state (R13, G8)', () => {
  const bare = laneOf('PVP', [cardOf('DP', 'PVP')]);
  renderWithMessages(
    <CategoryLobbyView
      games={games}
      lanes={[...lanes, bare]}
      lobby={lobbyAt('/m/pvp')!}
      page={1}
      query={new URLSearchParams()}
    />,
  );
  expect(screen.getByRole('link', { name: 'Vendor DP' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See all games' })).toBeNull();
});

test('games are captioned by their own lane, and vendors are under their classes (G8)', () => {
  const named = (category: string, displayName: string) => ({ ...cardOf('VA', category), displayName });
  const cards = [named('LIVE', 'VA Live'), ...['VB', 'VC', 'VD'].map((vendor) => cardOf(vendor, 'LIVE'))];
  const live = {
    ...laneOf('LIVE', cards),
    classes: [
      { name: 'Tables', vendors: ['VA', 'VB'] },
      { name: 'Studios', vendors: ['VC', 'VD'] },
    ],
  };
  renderWithMessages(
    <CategoryLobbyView
      games={[gameOf('l1', { category: 'LIVE' })]}
      lanes={[live, laneOf('ELOTT', [named('ELOTT', 'VA Lottery')])]}
      lobby={lobbyAt('/m/live')!}
      page={1}
      query={new URLSearchParams()}
    />,
  );
  expect(screen.getByRole('link', { name: /Game l1/ }).textContent).toContain('VA Live');
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'Tables',
    'Studios',
  ]);
});
