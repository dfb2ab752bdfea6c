import { readScrollPosition, watchScrollPosition } from '@/lib/client/lobby/scroll-position';

test('a link out of the page stores the position in its history entry, beside the router’s state (B3)', () => {
  window.history.replaceState({ router: 1 }, '', '/m/game?q=a');
  document.body.innerHTML = '<main><a href="/m/game?game=1">x</a></main><a id="out" href="#x">y</a>';
  const stop = watchScrollPosition();
  Object.defineProperty(window, 'scrollY', { value: 1234.4, configurable: true });
  document.querySelector<HTMLElement>('#out')?.click();
  expect(readScrollPosition()).toBeUndefined();
  document.querySelector('main a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector<HTMLElement>('main a')?.click();
  expect(readScrollPosition()).toBe(1234);
  expect(window.history.state).toEqual({ router: 1, listTop: 1234 });
  stop();
});

test.each([null, 'text', { listTop: 'far' }, { listTop: -1 }])('%j holds no place', (state) => {
  window.history.replaceState(state, '');
  expect(readScrollPosition()).toBeUndefined();
});
