import { closeOnBack } from '@/lib/client/page/close-on-back';

const arrive = () => {
  window.history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
};

afterEach(arrive);

test('after a reload with an open dialog, the first Back closes the next one', async () => {
  window.history.replaceState(null, '');
  window.history.pushState({ mcDialog: 1 }, '');
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const stop = closeOnBack(dialog);
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await arrived;
  expect(dialog.open).toBe(false);
  stop();
});

test.each([
  ['a plain tap waits for the dialog to close', {}, true],
  ['Alt leaves the link to the browser, which may save it', { altKey: true }, false],
  ['Control leaves the link to the browser', { ctrlKey: true }, false],
])('in an open dialog %s', async (_what, modifier, isHeld) => {
  document.body.innerHTML = '<dialog><a href="#there">there</a></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const stop = closeOnBack(dialog);
  dialog.setAttribute('open', '');
  // The observer has seen the attribute.
  await Promise.resolve();
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
  dialog.querySelector('a')?.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(isHeld);
  stop();
});

test('an already open dialog gets a history entry, which is removed with the dialog', async () => {
  window.history.replaceState(null, '');
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const stop = closeOnBack(dialog);
  expect(window.history.state?.mcDialog).toBeTruthy();
  dialog.removeAttribute('open');
  stop();
  await Promise.resolve();
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

test('of two dialogs Back closes the upper one alone', () => {
  document.body.innerHTML = '<dialog open></dialog><dialog open></dialog>';
  const [lower, upper] = document.querySelectorAll('dialog') as unknown as [
    HTMLDialogElement,
    HTMLDialogElement,
  ];
  const stopLower = closeOnBack(lower);
  const { state } = window.history;
  const stopUpper = closeOnBack(upper);
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([lower.open, upper.open]).toEqual([true, false]);
  arrive();
  expect(lower.open).toBe(false);
  stopUpper();
  stopLower();
});

test('a link out of the site leaves the dialog open', async () => {
  document.body.innerHTML = '<dialog open><a href="https://apps.example/app.apk">file</a></dialog>';
  const stop = closeOnBack(document.querySelector('dialog') as HTMLDialogElement);
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
  stop();
});

describe('while the browser goes back from the entry of a dialog', () => {
  const seen = () => Promise.resolve();
  const isMarked = () => Boolean(window.history.state?.mcDialog);
  let stop = (): void => undefined;
  let dialog: HTMLDialogElement;
  let back: jest.SpyInstance;

  beforeEach(async () => {
    window.history.replaceState(null, '');
    document.body.innerHTML = '<dialog><a href="#there">there</a></dialog>';
    dialog = document.querySelector('dialog') as HTMLDialogElement;
    back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    stop = closeOnBack(dialog);
    dialog.setAttribute('open', '');
    await seen();
  });
  afterEach(() => {
    stop();
    back.mockRestore();
  });

  test('one that is opened again stays open, and Back closes it', async () => {
    expect(isMarked()).toBe(true);
    dialog.removeAttribute('open');
    await seen();
    dialog.setAttribute('open', '');
    await seen();
    arrive();
    expect(dialog.open).toBe(true);
    expect(isMarked()).toBe(true);
    arrive();
    expect(dialog.open).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('another that opens meanwhile stays open, and Back closes it', async () => {
    document.body.append(document.createElement('dialog'));
    const other = document.body.lastElementChild as HTMLDialogElement;
    const stopOther = closeOnBack(other);
    dialog.removeAttribute('open');
    other.setAttribute('open', '');
    await seen();
    arrive();
    expect([other.open, isMarked()]).toEqual([true, true]);
    arrive();
    expect(other.open).toBe(false);
    stopOther();
  });

  test('a second tap on a link goes back no further', () => {
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', followed, { once: true });
    const link = dialog.querySelector('a');
    link?.click();
    link?.click();
    expect(back).toHaveBeenCalledTimes(1);
    arrive();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
