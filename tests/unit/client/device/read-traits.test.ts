import { readTraits } from '@/lib/client/device/read-traits';

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('the second source gives 32 hex digits, the same for the same device (E9)', async () => {
  const hex = await readTraits();
  expect(hex).toMatch(/^[0-9a-f]{32}$/);
  expect(await readTraits()).toBe(hex);
});

test('another screen gives another hash (E9)', async () => {
  const before = await readTraits();
  jest.spyOn(window.screen, 'width', 'get').mockReturnValue(1234);
  expect(await readTraits()).not.toBe(before);
});
