import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
// Loaded beforehand: what is measured is not the compiler.
import '@/components/search/live-results';
import { SearchPanel } from '@/components/search/panel/search-panel';
import { GAME_TAGS, NO_SEARCH } from '@/lib/shared/lobby/search-query';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

let mockQuery = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(mockQuery) }));

const wire = [
  { gameCode: 'a', gameName: 'Coração Dourado', vendor: 'VA', gameCategory: 'RNG', hot: true },
  { gameCode: 'b', gameName: 'Lucky Seven', vendor: 'LF', gameCategory: 'LIVE', freeplay: true },
];
const initial = { ...NO_SEARCH };
const categories = [
  { id: '', name: 'All', icon: 'grid' },
  { id: 'LIVE', name: 'Live casino', icon: 'live' },
  { id: 'RNG', name: 'Slots', icon: 'slots' },
] as const;
const vendors = [{ id: 'VA', name: 'Vega Arts' }];

function show(offered: readonly (typeof categories)[number][] = categories) {
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchPanel
        categories={offered}
        initial={initial}
        names={{ VA: 'Vega Arts' }}
        carried="r=abc"
        suggested={[]}
        tags={GAME_TAGS}
        title="Games"
        vendors={vendors}
      >
        <p>what the server shows</p>
      </SearchPanel>
    </SWRConfig>,
  );
}

beforeEach(() => {
  resetPage();
  mockQuery = 'r=abc';
  window.history.replaceState(null, '', '/m/game?r=abc');
  const nothing = () => undefined;
  window.scrollTo = nothing;
  globalThis.ResizeObserver = jest.fn(() => ({ observe: nothing, unobserve: nothing, disconnect: nothing }));
});

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Search games' })).findAllByRole('link');

test('typing narrows the list, announces how many there are, and writes the address (B3)', async () => {
  const calls = fakeFetch(() => success(wire));
  show();
  expect(screen.getByText('what the server shows')).toBeTruthy();
  expect(calls).toHaveLength(0);
  await userEvent.type(screen.getByRole('searchbox'), 'corac');
  const [card] = await cards();
  expect(card?.getAttribute('href')).toBe('/m/game?r=abc&game=a');
  expect(card?.textContent).toContain('Vega Arts');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 game'));
  expect(screen.queryByText('what the server shows')).toBeNull();
  await waitFor(() => expect(window.location.search).toBe('?r=abc&q=corac'));
  expect(calls.map(({ url }) => url)).toEqual([
    '/wps/relay/GCSGAME_getGameMatchV2?language=EN&platform=html5',
  ]);
});

test('a search in the browser has the title that its address has on the server (B3)', async () => {
  fakeFetch(() => success(wire));
  document.head.innerHTML = '<meta name="application-name" content="Aurora"><title>Games · Aurora</title>';
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'corac');
  await waitFor(() => expect(document.title).toBe('Search games · Aurora'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(document.title).toBe('Games · Aurora'));
  await userEvent.click(screen.getByRole('link', { name: 'Live casino' }));
  await waitFor(() => expect(document.title).toBe('Live casino · Games · Aurora'));
  cleanup();
  expect(document.title).toBe('Games · Aurora');
});

test('the address is written before a tap right after typing, and not later, since the tap may navigate (B3)', async () => {
  fakeFetch(() => success(wire));
  show();
  await userEvent.type(screen.getByRole('searchbox'), 's');
  await screen.findByRole('status');
  fireEvent.click(document.body);
  expect(window.location.search).toBe('?r=abc&q=s');
  window.history.replaceState(null, '', '/m/login');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(window.location.pathname).toBe('/m/login');
});

test('a tap on a filter does not write the address, so that it shows immediately (PRF-25)', async () => {
  fakeFetch(() => success(wire));
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hot' }));
  await screen.findByRole('status');
  fireEvent.click(screen.getByText('New'));
  expect(window.location.search).toBe('?r=abc');
  await waitFor(() => expect(window.location.search).toBe('?r=abc&tag=hot%2Cnew'));
});

test('a category is a choice of the search; nothing found leads back to everything (B3, B8)', async () => {
  fakeFetch(() => success(wire));
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Live casino' }));
  expect((await cards()).map((card) => card.getAttribute('href'))).toEqual(['/m/game?r=abc&game=b']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Live casino');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hot' }));
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await cards()).toHaveLength(2);
  expect((screen.getByRole('checkbox', { name: 'Hot' }) as HTMLInputElement).checked).toBe(false);
});

test('with a single category there is no choice', () => {
  show(categories.slice(0, 2));
  expect(screen.queryByRole('link', { name: 'Live casino' })).toBeNull();
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

test('a list that fails to load shows a message with the support code, and is fetched again (B8, B12)', async () => {
  let isDown = true;
  fakeFetch(() => (isDown ? failure('x', '', { status: 400 }) : success(wire)));
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'lucky');
  expect(await screen.findByText("This didn't load")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});

test('going back to a search repeats it, and the link empties the field (B3)', async () => {
  fakeFetch(() => success(wire));
  mockQuery = 'r=abc&q=seven';
  show();
  expect(await cards()).toHaveLength(1);
  const line = screen.getByRole('searchbox') as HTMLInputElement;
  expect(line.value).toBe('seven');
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Clear search' })));
  expect(line.value).toBe('');
  expect(document.activeElement).toBe(line);
});
