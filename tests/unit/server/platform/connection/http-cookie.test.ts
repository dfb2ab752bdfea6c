import {
  cookieName,
  hasCookie,
  readHttpCookie,
  toSetCookie,
} from '@/lib/server/platform/connection/http-cookie';

const withCookie = (cookie: string): Headers => new Headers({ cookie });

test.each([
  ['mc=a', 'a'],
  ['x=1; mc=a=b; y=2', 'a=b'],
  ['  mc=a', 'a'],
  ['mc=', ''],
  ['x=1', undefined],
  ['xmc=1', undefined],
  ['mc', undefined],
  ['mc=a; mc=b', undefined],
  ['mc=a; mc=a', undefined],
  ['__Host-mc=a', undefined],
  ['MC=a', undefined],
])('of %j the value of mc is %j: sent twice, it is no one’s (SEC-50)', (cookie, value) => {
  expect(readHttpCookie(withCookie(cookie), 'mc')).toBe(value);
});

test('no Cookie header means no cookie (SEC-50)', () => {
  expect([readHttpCookie(new Headers(), 'mc'), hasCookie(new Headers(), 'mc')]).toEqual([undefined, false]);
});

test.each([
  ['mc=a; mc=b', true],
  ['mc=', true],
  ['xmc=1', false],
])('%j was sent: %s', (cookie, sent) => {
  expect(hasCookie(withCookie(cookie), 'mc')).toBe(sent);
});

test('on https the name has the __Host- prefix, on loopback http it is plain (SEC-49, ruling 17)', () => {
  expect([cookieName('mc', true), cookieName('mc', false)]).toEqual(['__Host-mc', 'mc']);
});

const spec = { name: 'mc', value: 'v', maxAgeSeconds: 60 };

test.each([
  [{ httpOnly: true, https: true }, '__Host-mc=v; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure'],
  [{ httpOnly: true, https: false }, 'mc=v; Path=/; Max-Age=60; SameSite=Lax; HttpOnly'],
  [{ httpOnly: false, https: true }, '__Host-mc=v; Path=/; Max-Age=60; SameSite=Lax; Secure'],
])('with %j the line is %s (SEC-49)', (flags, line) => {
  expect(toSetCookie({ ...spec, ...flags })).toBe(line);
  expect(line).not.toContain('Domain');
});
