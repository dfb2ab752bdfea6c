import { closeOnBack } from '@/lib/client/page/close-on-back';
import { skipLeftEntry } from '@/lib/client/update/skip-left-entry';

const arrival = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

function openDialog() {
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  return { dialog, stop: closeOnBack(dialog) };
}

test('after a reload with an open dialog, the first Back leads to the page before', async () => {
  history.replaceState({}, '', '/m/news');
  history.pushState({}, '', '/m/game');
  history.pushState({ mcDialog: 1 }, '');
  const stop = skipLeftEntry();
  history.back();
  await arrival();
  expect(window.location.pathname).toBe('/m/game');
  await arrival();
  expect(window.location.pathname).toBe('/m/news');
  stop();
});

test('after a dialog is closed and Forward leads to its entry, the first Back leads to the page before', async () => {
  history.replaceState({}, '', '/m/news');
  history.pushState({}, '', '/m/game');
  const stop = skipLeftEntry();
  const { dialog, stop: stopDialog } = openDialog();
  history.back();
  await arrival();
  expect(dialog.open).toBe(false);
  history.forward();
  await arrival();
  expect(window.location.pathname).toBe('/m/game');
  history.back();
  await arrival();
  await arrival();
  expect(window.location.pathname).toBe('/m/news');
  stopDialog();
  stop();
});

test('an open dialog of this page, and a way to another one, are none of its business', async () => {
  history.replaceState({}, '', '/m/game');
  const { stop: stopDialog } = openDialog();
  const back = jest.spyOn(history, 'back');
  const passes = (mark: unknown, place: string) => {
    history.replaceState({ mcDialog: mark }, '', '/m/game');
    const stop = skipLeftEntry();
    history.replaceState({}, '', place);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
  };
  passes(history.state.mcDialog, '/m/game');
  passes(1, '/m/news');
  expect(back).not.toHaveBeenCalled();
  stopDialog();
  history.replaceState(null, '', '/');
});
