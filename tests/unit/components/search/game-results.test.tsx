import { act } from '@testing-library/react';
import { GameResults } from '@/components/search/game-results';
import { renderWithMessages, withMessages } from '../ui/with-messages';

const GAME = { code: 'a', name: 'Lucky Seven', vendor: 'VA', category: 'RNG' };

const resultsOf = (games: readonly (typeof GAME)[]) => (
  <GameResults
    carried=""
    games={games as never}
    index={{ entries: [] } as never}
    names={{}}
    onSearch={() => undefined}
  />
);

test('a position is restored once: neither a resize nor a list after no results goes back to it (B3)', () => {
  window.history.replaceState({ listTop: 1234 }, '');
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const isRestored = ({ top, behavior }: ScrollToOptions) => top === 1234 && behavior === 'instant';
  const restored = () => scrolled.mock.calls.filter(([to]) => isRestored(Object(to)));
  const resized: (() => void)[] = [];
  globalThis.ResizeObserver = jest.fn((run: () => void) => {
    resized.push(run);
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  }) as never;
  const { rerender } = renderWithMessages(resultsOf([GAME]));
  expect(restored()).toHaveLength(1);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(740);
  act(() => {
    for (const run of resized) run();
  });
  expect(restored()).toHaveLength(1);
  rerender(withMessages(resultsOf([])));
  rerender(withMessages(resultsOf([GAME])));
  expect(restored()).toHaveLength(1);
});
