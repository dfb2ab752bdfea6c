import { randomDeviceId } from '@/lib/client/device/random-device-id';
import { isDeviceId } from '@/lib/shared/device/device-id';

test('chance gives a UUID, another one each time (E9)', () => {
  const ids = Array.from({ length: 50 }, randomDeviceId);
  expect(ids.every(isDeviceId)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});

test('it works outside a secure context too, where there is no randomUUID (E9)', () => {
  const { getRandomValues } = crypto;
  const spy = jest.replaceProperty(globalThis, 'crypto', {
    getRandomValues: getRandomValues.bind(crypto),
  } as Crypto);
  expect(randomDeviceId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  spy.restore();
});
