import { liftIntoDialog } from '@/lib/client/captcha/adopt-vendor-styles';

const settled = () => new Promise((done) => setTimeout(done, 0));

function openDialog(isModal = true): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  jest.spyOn(dialog, 'matches').mockReturnValue(isModal);
  document.body.append(dialog);
  return dialog;
}

async function placeOf(className: string): Promise<Element | null> {
  const node = Object.assign(document.createElement('div'), { className });
  document.body.append(node);
  await settled();
  return node.parentElement;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('with a modal dialog open, the vendor’s boxes move into it, and nothing else does (A18)', async () => {
  const dialog = openDialog();
  const stop = liftIntoDialog(() => undefined);
  expect(await placeOf('geetest_captcha geetest_x')).toBe(dialog);
  expect(await placeOf('chat-panel')).toBe(document.body);
  stop();
  expect(await placeOf('geetest_captcha')).toBe(document.body);
});

test.each(['none', 'one that is not modal'])(
  'with %s, the boxes stay where the vendor puts them',
  async (which) => {
    if (which !== 'none') openDialog(false);
    liftIntoDialog(() => undefined);
    expect(await placeOf('geetest_captcha')).toBe(document.body);
  },
);

test('a dialog that closes takes the check with it (A18)', () => {
  const dialog = openDialog();
  const leave = jest.fn();
  const stop = liftIntoDialog(leave);
  dialog.dispatchEvent(new Event('close'));
  expect(leave).toHaveBeenCalledTimes(1);
  stop();
  dialog.dispatchEvent(new Event('close'));
  expect(leave).toHaveBeenCalledTimes(1);
});
