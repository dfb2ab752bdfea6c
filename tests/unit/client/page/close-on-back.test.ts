import { closeOnBack } from '@/lib/client/page/close-on-back';

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
