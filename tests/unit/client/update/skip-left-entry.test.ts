import { skipLeftEntry } from '@/lib/client/update/skip-left-entry';

const arrival = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

test('after a reload with an open dialog, the first Back leads to the page before', async () => {
  history.replaceState({}, '', '/m/news');
  history.pushState({}, '', '/m/game');
  history.pushState({ mcDialog: performance.timeOrigin - 1 }, '');
  const stop = skipLeftEntry();
  history.back();
  await arrival();
  expect(window.location.pathname).toBe('/m/game');
  await arrival();
  expect(window.location.pathname).toBe('/m/news');
  stop();
});

test('a dialog of this page, and a way to another one, are none of its business', async () => {
  const back = jest.spyOn(history, 'back');
  for (const [mark, place] of [
    [performance.timeOrigin + 1, '/m/game'],
    [performance.timeOrigin - 1, '/m/news'],
  ] as const) {
    history.replaceState({ mcDialog: mark }, '', '/m/game');
    const stop = skipLeftEntry();
    history.replaceState({}, '', place);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
  }
  expect(back).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});
