import { watchPlace } from '@/lib/client/lobby/watch-place';

const observed = new Set<() => void>();
const grow = (length: number): void => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(length + window.innerHeight);
  for (const callback of observed) callback();
};

class FakeObserver {
  constructor(private readonly callback: () => void) {}
  observe = () => observed.add(this.callback);
  disconnect = () => observed.delete(this.callback);
}

let stop: () => void;
const scrollTo = jest.fn();

beforeEach(() => {
  Object.assign(window, { ResizeObserver: FakeObserver, scrollTo });
  document.body.innerHTML = '<a data-soft href="#game">game</a><a href="#help">help</a>';
  history.replaceState({ own: 1 }, '', '/m/game');
  stop = watchPlace();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

function leaveAndReturn(place: number): void {
  Object.assign(window, { scrollY: place });
  document.querySelector('a')?.click();
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a page that grows after Back gets its place again as soon as it is long enough, also when parts come later; the router’s part of the entry stays (R1)', () => {
  leaveAndReturn(5_000);
  grow(1_500);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(5_000);
  grow(5_400);
  expect(scrollTo.mock.calls).toEqual(Array(2).fill([{ top: 5_000, behavior: 'instant' }]));
  expect(history.state).toMatchObject({ own: 1 });
});

test.each(['touchstart', 'keydown', 'popstate'])('a %s ends the way to the old place (R1)', (input) => {
  leaveAndReturn(5_000);
  window.dispatchEvent(new Event(input));
  grow(6_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link that leaves no page keeps no place (R1)', () => {
  document.querySelectorAll('a')[1]?.click();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(observed.size).toBe(0);
});
