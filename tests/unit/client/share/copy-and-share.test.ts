import { closeBanner } from '@/components/referral/banner-close';
import { copyText } from '@/lib/client/share/copy-text';
import { canShare, shareAddress } from '@/lib/client/share/share-address';

function setOn(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const LINK = { text: 'Join me', url: 'https://a.example/?r=1' };

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
});

test('a text is copied to the clipboard (B15)', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setOn(navigator, 'clipboard', { writeText });
  expect(await copyText('AB12')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('AB12');
});

test.each([
  ['missing', undefined],
  ['refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])(
  'where the clipboard is %s the old command copies, and leaves nothing on the page (B15)',
  async (_name, clipboard) => {
    const seen: string[] = [];
    setOn(navigator, 'clipboard', clipboard);
    setOn(document, 'execCommand', () => {
      seen.push(document.querySelector('textarea')?.value ?? '');
      return true;
    });
    expect(await copyText('AB12')).toBe(true);
    expect(seen).toEqual(['AB12']);
    expect(document.querySelector('textarea')).toBeNull();
  },
);

test('in a modal dialog the old command copies from inside, since the page is inert, and the focus returns (B15)', async () => {
  document.body.innerHTML = '<dialog><button>copy</button></dialog>';
  const [dialog, button] = [document.querySelector('dialog'), document.querySelector('button')];
  dialog?.showModal();
  button?.focus();
  let place: Element | null | undefined;
  setOn(document, 'execCommand', () => {
    const area = document.querySelector('textarea');
    area?.focus();
    place = area?.parentElement;
    return true;
  });
  expect(await copyText('AB12')).toBe(true);
  expect(place).toBe(dialog);
  expect(document.activeElement).toBe(button);
});

test('a browser that cannot copy reports so', async () => {
  expect(await copyText('AB12')).toBe(false);
});

test('the device shares where it can (B15)', async () => {
  expect(canShare()).toBe(false);
  const share = jest.fn().mockResolvedValue(undefined);
  setOn(navigator, 'share', share);
  expect(canShare()).toBe(true);
  expect(await shareAddress(LINK)).toBe('shared');
  expect(share).toHaveBeenCalledWith(LINK);
});

test('a sheet that the player closes is no failure; one that does not open is (B15)', async () => {
  setOn(navigator, 'share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await shareAddress(LINK)).toBe('left');
  setOn(navigator, 'share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await shareAddress(LINK)).toBe('refused');
});

test('a closed banner stays closed for the browser session (S9)', () => {
  closeBanner();
  expect(document.documentElement.dataset.referralBanner).toBe('closed');
  expect(sessionStorage.getItem('mc_referral_banner')).toBe('1');
});
