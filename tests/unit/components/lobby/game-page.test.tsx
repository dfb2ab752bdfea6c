import { screen } from '@testing-library/react';
import { GamePage } from '@/components/lobby/details/game-page';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';
import { cardOf, gameOf, laneOf } from './lobby-data';

const query = new URLSearchParams('r=abc');
const LAUNCH = '/m/launchGame?r=abc&vendor=VA&code=g1';
const BACK = 'backUrl=%2Fm%2Fgame%3Fgame%3Dg1';

const show = (more = {}) =>
  renderWithMessages(
    <GamePage
      facts={{ screenshots: [] }}
      game={gameOf('g1', more)}
      games={[gameOf('g2')]}
      lanes={[laneOf('RNG')]}
      query={query}
    />,
  );
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

test('a member’s link launches the game by a full navigation, and the exit returns here (R8)', () => {
  show();
  expect(link('Play').getAttribute('href')).toBe(`${LAUNCH}&${BACK}`);
  expect([link('Play').dataset.for, 'soft' in link('Play').dataset]).toEqual(['member', false]);
});

test('the vendor has its name in the game’s lane, wherever that lane is (G8)', () => {
  const other = { ...cardOf('VA', 'LIVE'), displayName: 'Live of VA' };
  for (const lanes of [
    [laneOf('RNG'), laneOf('LIVE', [other])],
    [laneOf('LIVE', [other]), laneOf('RNG')],
  ]) {
    const page = (
      <GamePage facts={{ screenshots: [] }} game={gameOf('g1')} games={[]} lanes={lanes} query={query} />
    );
    const { unmount } = renderWithMessages(page);
    expect(link('by Vendor VA')).toBeTruthy();
    unmount();
  }
});

test('a visitor logs in first and then plays (R7, G4)', () => {
  show();
  const { href, dataset } = link('Log in to play');
  expect(dataset.for).toBe('visitor');
  expect(new URL(href).searchParams.get('go')).toBe(`/m/launchGame?vendor=VA&code=g1&${BACK}`);
});

test('guests and members may try a game with a trial, and no lottery (G4, G5)', () => {
  const { unmount } = show({ freeplay: true, nodeId: '12' });
  expect(link('Play for free').getAttribute('href')).toBe(`${LAUNCH}&playType=trial&${BACK}`);
  expect(link('Play for free').dataset.for).toBeUndefined();
  unmount();
  for (const game of [{}, { freeplay: true }, { freeplay: true, nodeId: '12', category: 'LOTT' }]) {
    const shown = show(game);
    expect(screen.queryByRole('link', { name: 'Play for free' })).toBeNull();
    shown.unmount();
  }
});

test('a game without a vendor has no line of it, and no link to its other games (B22)', () => {
  const { unmount } = show();
  expect(screen.getByText('Provider')).toBeTruthy();
  expect(document.querySelectorAll('article a[href*="/m/game?r=abc&vendor="]')).toHaveLength(2);
  unmount();
  show({ vendor: '' });
  expect(screen.queryByText('Provider')).toBeNull();
  expect(document.querySelectorAll('article a[href*="/m/game?r=abc&vendor="]')).toHaveLength(0);
});

test('the game can be saved, and others of its category are below, also one of its code by another vendor (B4)', () => {
  const game = gameOf('g1');
  const twin = gameOf('g1', { vendor: 'VB', name: 'Twin' });
  const games = [game, twin, gameOf('g2'), gameOf('g3', { category: 'LIVE' })];
  renderWithMessages(
    <GamePage facts={{ screenshots: [] }} game={game} games={games} lanes={[laneOf('RNG')]} query={query} />,
  );
  expect(screen.getByRole('button', { name: 'Add Game g1 to favourites' })).toBeTruthy();
  const related = screen.getByRole('heading', { name: 'More like this' }).closest('section');
  const names = games.map(({ name }) => name);
  expect(names.filter((name) => related?.textContent?.includes(name))).toEqual(['Twin', 'Game g2']);
});

test('a category without a name of ours has the title of its lane (G8, B22)', () => {
  const lane = { ...laneOf('ZEBRA'), title: 'Zebra races' };
  renderWithMessages(
    <GamePage
      facts={{ screenshots: [] }}
      game={gameOf('z1', { category: 'ZEBRA' })}
      games={[]}
      lanes={[lane]}
      query={query}
    />,
  );
  expect(link('Zebra races').getAttribute('href')).toBe('/m/game?r=abc&category=ZEBRA');
  expect(screen.queryByText('ZEBRA')).toBeNull();
});
