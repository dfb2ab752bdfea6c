import fc from 'fast-check';
import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { anyCharacter } from '@/tests/support/any-character';
import { aMerchant, readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const merchant = aMerchant('http://a.example', { consent: 'none' });
const LINE =
  /^[\w-]+=[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]*; Path=\/; Max-Age=\d+; SameSite=Lax$/;

function linesFor(query: URLSearchParams, cookie = ''): string[] {
  const headers = new Headers({ cookie, host: 'one.localhost:3000' });
  return toLandingCookies({ headers, query, merchant, client: readClientConnection(headers), nowMs: 1 });
}

const NAMES = ['r', 'referralCode', 'affiliateCode', 'linkId', '__proto__', ...CLICK_NAMES, 'constructor'];

test.each([
  '\r\nSet-Cookie: mc=stolen',
  'a; Domain=evil.example',
  '"quoted"',
  'a,b\\c',
  '\u0000',
  'ключ',
  'x'.repeat(5_000),
  '\uD800',
])('%j is encoded or dropped, and no line holds more than one cookie (SEC-27, SEC-49)', (value) => {
  const lines = linesFor(new URLSearchParams(NAMES.map((name) => [name, value])));
  for (const line of lines) {
    expect(line).toMatch(LINE);
    expect(line.length).toBeLessThan(4096);
    expect(() => new Headers().append('Set-Cookie', line)).not.toThrow();
  }
});

test('a click that Meta’s cookie cannot hold is stored in ours (SEC-27, T3)', () => {
  const names = linesFor(new URLSearchParams({ fbclid: 'a;b', cid: 'a b' })).map((line) =>
    readSetCookie(line),
  );
  expect(names.map(({ name }) => name)).toEqual(['mc_clicks', '_fbp']);
  expect(names[0]?.value).toBe('fbclid=a%3Bb&cid=a+b');
});

test('the same address again sets no cookie, whatever its content (T3)', () => {
  const pair = fc.tuple(fc.constantFrom(...NAMES), fc.string({ unit: anyCharacter, maxLength: 600 }));
  fc.assert(
    fc.property(fc.array(pair), fc.array(pair), (first, second) => {
      const before = linesFor(new URLSearchParams(first));
      const query = new URLSearchParams(second);
      const after = linesFor(query, toCookieHeader(before));
      for (const line of [...before, ...after]) expect(line).toMatch(LINE);
      const carried = new Map([...before, ...after].map((line) => [line.split('=', 1)[0], line]));
      expect(linesFor(query, toCookieHeader([...carried.values()]))).toEqual([]);
    }),
  );
});

test('values of 512 letters of any script leave the cookie below its limit, the newest stay (SEC-49)', () => {
  const full = new URLSearchParams(CLICK_NAMES.map((name) => [name, '汉'.repeat(512)]));
  for (const line of linesFor(full)) expect(line.length).toBeLessThan(4096);
  const many = linesFor(new URLSearchParams(CLICK_NAMES.map((name) => [name, name.repeat(60)])));
  const [line = ''] = linesFor(new URLSearchParams({ kw: 'new' }), toCookieHeader(many));
  expect(line).toMatch(/^mc_clicks=kw=new&fbclid=/);
});

test('a value that fits into no cookie removes the older one of its name, so that no old click is reported', () => {
  expect(linesFor(new URLSearchParams({ kw: '汉'.repeat(512) }), '_fbp=x; mc_clicks=kw=old')).toEqual([
    'mc_clicks=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('foreign cookies add no name and no invalid value (SEC-50)', () => {
  const cookie = `_fbp=x; mc_from=${encodeURIComponent('affiliateCode=evil.example')}&token=s&referralCode=%00; mc_clicks=password=x&gclid=ok`;
  const [from, clicks] = linesFor(new URLSearchParams({ r: 'A', kw: 'k' }), cookie).map(readSetCookie);
  expect([from?.value, clicks?.value]).toEqual(['referralCode=A', 'kw=k&gclid=ok']);
  expect(linesFor(new URLSearchParams(), '_fbp=x; mc_from=a; mc_from=b')).toEqual([]);
});
