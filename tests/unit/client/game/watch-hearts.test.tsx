import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Heart } from '@/components/lobby/game/heart';
import { isFavourite, toggleFavourite } from '@/lib/client/game/favourites';
import { watchHearts } from '@/lib/client/game/watch-hearts';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const GAME = { code: 'g1', name: 'Prism Parade', vendor: 'PP', category: 'RNG' };
const LABEL = 'Add Prism Parade to favourites';
let stop: () => void;

const heart = () => screen.getByRole('button', { name: LABEL });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';

beforeEach(resetPage);
afterEach(() => stop());

test.each([
  ['button', null],
  ['corner', <img alt="" key="picture" src="https://cdn.example/1.svg" />],
] as const)(
  'a tap on a heart, look %s, saves the game with what its card needs, and a second one removes it (B4)',
  (look, picture) => {
    const game = { ...GAME, image: 'https://cdn.example/1.svg' };
    renderWithMessages(
      <div>
        {picture}
        <Heart game={game} label={LABEL} look={look} />
      </div>,
    );
    stop = watchHearts();
    fireEvent.click(heart());
    expect(isPressed()).toBe(true);
    expect(JSON.parse(localStorage.getItem('mc_favourites:aurora') ?? '').games).toEqual([game]);
    fireEvent.click(heart());
    expect([isPressed(), isFavourite(GAME)]).toEqual([false, false]);
  },
);

test('hearts are right from the start, including those that render later (B4)', async () => {
  toggleFavourite(GAME);
  stop = watchHearts();
  renderWithMessages(<Heart game={GAME} label={LABEL} />);
  await waitFor(() => expect(isPressed()).toBe(true));
});

test('a heart that gets another game is updated (B3, B4)', async () => {
  toggleFavourite(GAME);
  renderWithMessages(<Heart game={GAME} label={LABEL} />);
  stop = watchHearts();
  expect(isPressed()).toBe(true);
  heart().dataset.code = 'g2';
  await waitFor(() => expect(isPressed()).toBe(false));
});

test('the heart of a twin, a game of the same code by another vendor, stays empty (G8, B4)', async () => {
  toggleFavourite(GAME);
  renderWithMessages(<Heart game={GAME} label={LABEL} />);
  stop = watchHearts();
  expect(isPressed()).toBe(true);
  heart().dataset.vendor = 'QQ';
  await waitFor(() => expect(isPressed()).toBe(false));
});

test('the heart of a game without a vendor saves it (G8, B4)', () => {
  renderWithMessages(<Heart game={{ ...GAME, vendor: '' }} label={LABEL} />);
  stop = watchHearts();
  fireEvent.click(heart());
  expect([isPressed(), isFavourite({ code: 'g1', vendor: '' })]).toEqual([true, true]);
});

test('another tab is followed (B4)', () => {
  renderWithMessages(<Heart game={GAME} label={LABEL} />);
  stop = watchHearts();
  localStorage.setItem('mc_favourites:aurora', JSON.stringify({ games: [GAME] }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mc_favourites:aurora' }));
  });
  expect(isPressed()).toBe(true);
});
