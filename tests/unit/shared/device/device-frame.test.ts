import fc from 'fast-check';
import { parseDeviceMessage } from '@/lib/shared/device/device-frame';

const ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';

test('a message names an id of 36 characters, or its absence (K10)', () => {
  expect(parseDeviceMessage({ type: 'DEVICE_ID', deviceId: ID })).toEqual({ deviceId: ID });
  expect(parseDeviceMessage({ type: 'DEVICE_ID', deviceId: '' })).toEqual({});
});

test.each([
  undefined,
  null,
  'DEVICE_ID',
  [],
  { type: 'OTHER', deviceId: ID },
  { deviceId: ID },
  { type: 'DEVICE_ID' },
  { type: 'DEVICE_ID', deviceId: `${ID}0` },
  { type: 'DEVICE_ID', deviceId: ID.slice(1) },
  { type: 'DEVICE_ID', deviceId: { length: 36 } },
  { type: 'DEVICE_ID', deviceId: '<script>'.padEnd(36, 'x') },
])('%j is no such message (K10, ruling 23)', (data) => {
  expect(parseDeviceMessage(data)).toBeUndefined();
});

test('nothing that may be posted makes it throw (K10)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => parseDeviceMessage(data)).not.toThrow();
    }),
  );
});
