import { shareAddress } from '@/lib/client/share/share-address';

const data = { title: 'A', url: 'https://brand.example/m/activity?id=42' };
const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const writeText = jest.fn(async () => undefined);

beforeEach(() => {
  writeText.mockClear();
  set('share', undefined);
  set('clipboard', { writeText });
});

test('the device’s own sheet is used where there is one', async () => {
  const share = jest.fn(async () => undefined);
  set('share', share);
  expect(await shareAddress(data)).toBe('shared');
  expect(share).toHaveBeenCalledWith(data);
  expect(writeText).not.toHaveBeenCalled();
});

test('closing the sheet is not a failure, and nothing is copied behind the back', async () => {
  set('share', async () => Promise.reject(new DOMException('x', 'AbortError')));
  expect(await shareAddress(data)).toBe('left');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a sheet, or with one that refuses, the address is copied', async () => {
  expect(await shareAddress(data)).toBe('copied');
  set('share', async () => Promise.reject(new DOMException('x', 'NotAllowedError')));
  expect(await shareAddress(data)).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(2);
});

test('without permission a message is shown', async () => {
  set('clipboard', undefined);
  expect(await shareAddress(data)).toBe('refused');
});
