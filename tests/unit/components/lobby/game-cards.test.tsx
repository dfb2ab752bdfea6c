import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GameCards } from '@/components/lobby/game/game-cards';
import {
  isClientNavigation,
  startClientNavigation,
  watchHistoryNavigation,
} from '@/lib/client/page/client-navigation';
import { renderWithMessages, withMessages } from '../ui/with-messages';

const cards = Array.from({ length: 40 }, (_, at) => ({
  code: `g${at}`,
  name: `Game ${at}`,
  vendor: 'VA',
  category: 'RNG',
}));
const list = <GameCards cards={cards} carried="" names={{}} />;

const drawnFirst = () => renderToString(withMessages(list)).match(/<li>/g)?.length;

const goBack = () => fireEvent(window, new PopStateEvent('popstate'));
let stop: () => void;

beforeEach(() => {
  stop = watchHistoryNavigation();
});
afterEach(() => {
  goBack();
  stop();
});

test('all games are in the HTML and on a loaded page', () => {
  expect(drawnFirst()).toBe(40);
  renderWithMessages(list);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});

test('after a tap on a link those in sight are drawn first, and then all of them (PRF-26)', () => {
  startClientNavigation();
  expect(drawnFirst()).toBe(6);
  renderWithMessages(list);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});

test('on a navigation back the whole list is rendered immediately, so that its position is restored (B3)', () => {
  startClientNavigation();
  expect(isClientNavigation()).toBe(true);
  goBack();
  expect(isClientNavigation()).toBe(false);
  expect(drawnFirst()).toBe(40);
});
