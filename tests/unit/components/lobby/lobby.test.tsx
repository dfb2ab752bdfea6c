import { screen, within } from '@testing-library/react';
import { Lobby } from '@/components/lobby/lobby';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';
import { bad, bannerOf, cardOf, gameOf, good, laneOf } from './lobby-data';

type Parts = Partial<Parameters<typeof Lobby>[0]>;

const show = (parts: Parts = {}) =>
  renderWithMessages(
    <Lobby
      banners={good([
        bannerOf('URL', '/m/game', { link: { href: '/m/game', kind: 'page' } }),
        bannerOf('URL', '', { title: 'Gift' }),
      ])}
      brandName="Aurora Play"
      games={good([gameOf('g1', { hot: true }), gameOf('g2', { isNew: true })])}
      news={good([{ id: '7', title: 'Season starts', content: '' }])}
      lanes={good([laneOf('RNG', [cardOf('VA', 'RNG', true)]), laneOf('ZZZ')])}
      query={new URLSearchParams()}
      {...parts}
    />,
  );

test('the first banner is fetched before others, and a banner without a page is no link (E16, M2)', () => {
  show();
  const [first, second] = ['Welcome', 'Gift'].map((title) =>
    screen.getByText(title).closest('[role="group"]')?.querySelector('img'),
  );
  expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', 'eager']);
  expect(first?.closest('a')?.getAttribute('href')).toBe('/m/game');
  expect(second?.getAttribute('loading')).toBe('lazy');
  expect(second?.closest('a')).toBeNull();
});

test('a lane shows its title, count, games and vendors with their free play (G8)', () => {
  const { container } = show();
  const lane = within(container.querySelector('#lane-RNG') as HTMLElement);
  expect(lane.getByRole('heading', { name: 'Slots' })).toBeTruthy();
  expect(lane.getByText('120 games')).toBeTruthy();
  expect(lane.getByRole('link', { name: /Game g1/ }).getAttribute('href')).toBe('/m/game?game=g1');
  expect(lane.getByRole('link', { name: /Vendor VA.*Free play/ }).getAttribute('href')).toBe(
    '/m/game?vendor=VA',
  );
});

test('the ranked games are three to ten, and their title says how many there are', () => {
  const hot = (count: number) =>
    good(Array.from({ length: count }, (_, nth) => gameOf(`h${nth}`, { hot: true })));
  const titleOf = (count: number) => {
    const { unmount } = show({ games: hot(count) });
    const title = screen.queryByRole('heading', { name: /^Top/ })?.textContent;
    unmount();
    return title;
  };
  expect([12, 3, 2, 1].map(titleOf)).toEqual(['Top 10', 'Top 3', undefined, undefined]);
});

test('the category bar leads to the lobbies, one link a page; an unknown category keeps its title (R13, G9)', () => {
  show({
    lanes: good(
      ['LIVE', 'RNG', 'LOTT', 'ELOTT', 'ELOTTO', 'SEA_LOTT', 'ZZZ', 'constructor'].map((name) =>
        laneOf(name),
      ),
    ),
  });
  const bar = within(screen.getByRole('navigation', { name: 'Game categories' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/live',
    '/m/rng',
    '/m/game?category=LOTT',
    '/m/elott',
    '/m/game?category=SEA_LOTT',
    '/m/game?category=ZZZ',
    '/m/game?category=constructor',
  ]);
  for (const name of ['ZZZ', 'constructor']) expect(bar.getByRole('link', { name })).toBeTruthy();
});

test('announcements are in a line that can be stopped, each once for screen readers (M1)', () => {
  show();
  const line = within(screen.getByRole('region', { name: 'Announcements' }));
  expect(line.getByRole('link', { name: 'Season starts' }).getAttribute('href')).toBe('/m/news?id=7');
  expect(line.getByRole('checkbox', { name: 'Pause announcements' })).toBeTruthy();
});

test('without announcements there is no line (M1, B8)', () => {
  show({ news: bad });
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
});

test('a failed call keeps the loaded content, with a retry and the support code (B8, B12)', () => {
  show({ games: bad });
  expect(screen.getByRole('heading', { name: 'Slots' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/m/home');
  expect(screen.getByText('EF56-7890')).toBeTruthy();
});

test('an empty lobby shows a message (B8)', () => {
  show({ games: good([]), lanes: good([]), banners: bad });
  expect(screen.getByRole('heading', { name: 'No games here yet' })).toBeTruthy();
});
