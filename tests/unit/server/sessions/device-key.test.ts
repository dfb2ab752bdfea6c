import {
  makeDeviceKey,
  readDeviceKey,
  toDeviceKeyCookie,
  toDroppedDeviceKey,
} from '@/lib/server/sessions/device-key';

const KEY = makeDeviceKey();
const withCookie = (cookie: string) => new Headers({ cookie });

test('a key is 32 random bytes', () => {
  expect(Buffer.from(KEY, 'base64url')).toHaveLength(32);
  expect(makeDeviceKey()).not.toBe(KEY);
});

test.each([
  [true, `__Host-mck=${KEY}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure`],
  [false, `mck=${KEY}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`],
])('its cookie lasts 30 days, out of reach of scripts (https: %s, provider-api §7)', (https, line) => {
  expect(toDeviceKeyCookie(KEY, https)).toBe(line);
});

test('it is read back, by its name on the protocol', () => {
  expect(readDeviceKey(withCookie(`a=1; __Host-mck=${KEY}`), true)).toBe(KEY);
  expect(readDeviceKey(withCookie(`mck=${KEY}`), false)).toBe(KEY);
  expect(readDeviceKey(withCookie(`mck=${KEY}`), true)).toBeUndefined();
});

test.each(['', 'mck=', 'mck=short', `mck=${KEY}x`, `mck=${'%'.repeat(43)}`, `mck=${KEY}; mck=${KEY}`])(
  '%j is no key',
  (cookie) => {
    expect(readDeviceKey(withCookie(cookie), false)).toBeUndefined();
  },
);

test('a key is dropped where one was sent, good or bad', () => {
  expect(toDroppedDeviceKey(withCookie('mck=bad'), false)).toEqual([
    'mck=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
  expect(toDroppedDeviceKey(withCookie('other=1'), false)).toEqual([]);
});
