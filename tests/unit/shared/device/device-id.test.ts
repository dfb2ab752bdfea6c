import fc from 'fast-check';
import { chooseDeviceId, isDeviceId, toDeviceId } from '@/lib/shared/device/device-id';

const ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

test('32 hex digits become a UUID of version 8 with the usual variant (E9, ruling 21)', () => {
  expect(toDeviceId('00000000000000000000000000000000')).toBe('00000000-0000-8000-8000-000000000000');
  expect(toDeviceId('ffffffffffffffffffffffffffffffff')).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
});

test('the id of any hash is a strict UUID of 36 characters, the same for the same hash (E9)', () => {
  fc.assert(
    fc.property(hex, (text) => {
      const id = toDeviceId(text);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(isDeviceId(id)).toBe(true);
      expect(toDeviceId(text)).toBe(id);
    }),
  );
});

test.each([
  '',
  'abc',
  `${'a'.repeat(31)}`,
  'a'.repeat(33),
  'G'.repeat(32),
  'A'.repeat(32),
  ` ${'a'.repeat(31)}`,
])('no id is formed of %j (E9)', (text) => {
  expect(toDeviceId(text)).toBeUndefined();
});

test('any text of another length than 36 is no device id (E9)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      if (text.length !== 36) expect(isDeviceId(text)).toBe(false);
    }),
  );
});

test.each([
  undefined,
  null,
  36,
  {},
  `${ID} `,
  `${ID.slice(0, 35)}\n`,
  `${ID.slice(0, 35)};`,
  `${ID.slice(0, 35)}"`,
  `${ID.slice(0, 35)}é`,
])('%j is no device id (E9)', (value) => {
  expect(isDeviceId(value)).toBe(false);
});

test('of the stored values the first that is an id is used, the storage before the cookie (E9)', () => {
  const other = ID.replace('0a', 'ff');
  expect(chooseDeviceId(ID, other)).toBe(ID);
  expect(chooseDeviceId('broken', other)).toBe(other);
  expect(chooseDeviceId(null, undefined)).toBeUndefined();
});
