import fc from 'fast-check';
import { parseGo, parseInternalPath } from '@/lib/shared/url/internal-path';
import { anyCharacter } from '@/tests/support/any-character';

test.each([
  ['/m/home', '/m/home'],
  ['/m/game?code=a%20b&x=//y#top', '/m/game?code=a%20b&x=//y#top'],
  ['/m/activity?id=5', '/m/activity?id=5'],
  ['/m/index.html', '/m/index.html'],
  ['/m/a.b..c', '/m/a.b..c'],
  ['/m/', '/m/'],
])('keeps %s with its query and hash (RR5, ruling 1)', (raw, parsed) => {
  expect(parseInternalPath(raw)).toBe(parsed);
  expect(parseGo(raw)).toBe(parsed);
});

test.each(['/m', '/m?id=1', '/m#x'])(
  '%s is an internal path but no destination of go (RR5, ruling 2)',
  (raw) => {
    expect(parseInternalPath(raw)).toBe(raw);
    expect(parseGo(raw)).toBeUndefined();
  },
);

const ATTACKS = [
  '/m/..//evil.example',
  '/m/%2e%2e//evil.example',
  '/m/../\\evil.example',
  '/m/../..//evil',
  '/m//evil',
  '/m/\\evil',
  '/m/%2e%2e/',
  '/m/\tx',
  '/m/\rx',
  '/m/\nx',
  '/m/x\u0000',
  'javascript:alert(1)',
  '//evil',
  '/mx',
  '/mevil',
  'm/home',
  '\\m\\home',
  ' /m/home',
  'https://evil.example/m/home',
  '/m/.%2e/x',
  '/m/%2E%2e%2fevil',
  '/m/%252e%252e/evil',
  '/m/%25252e%25252e/evil',
  '/m/%5cevil',
  '/m/%255cevil',
  '/m/%2f%2fevil',
  '/m/%252f%252fevil',
  '/m/%0d%0aLocation:x',
  '/m/x?y=%0d%0aSet-Cookie:z',
  '/m/./x',
  '/m/%2e/x',
  '/m/x/..',
  '/m/x/%2e%2e',
  '/M/home',
  '/m/\u2028x',
  '/m/%zz',
  '/m/%',
  '/m/100%25',
  '/m/%25zz',
  '/m/\uD800',
  '/m/\u3002\u3002/x',
  '/m@evil.example',
  '/m:80/x',
  '/m/ x',
  `/m/${'a'.repeat(2100)}`,
  '',
  '/',
  'data:text/html,x',
  '/m/..;/x/../../evil',
];

test.each(ATTACKS)('rejects %j (RR5, SEC-69, ruling 1)', (raw) => {
  expect(parseInternalPath(raw)).toBeUndefined();
  expect(parseGo(raw)).toBeUndefined();
});

test.each(['/m/out', '/m/out/?to=https%3A%2F%2Fpartners.aurora.example%2Fchosen', '/m/out#x'])(
  'rejects %j: a link from elsewhere must not hand over the token by way of a log-in or a game (SEC-69, SEC-71)',
  (raw) => {
    expect(parseInternalPath(raw)).toBeUndefined();
    expect(parseGo(raw)).toBeUndefined();
    expect(parseInternalPath('/m/outlook')).toBe('/m/outlook');
  },
);

test.each([undefined, null, 5, true, {}, ['/m/home'], { toString: () => '/m/home' }])(
  'rejects %j, which is no text (RR5)',
  (raw) => {
    expect(parseInternalPath(raw)).toBeUndefined();
  },
);

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%25',
  '%',
  '?',
  '#',
  '@',
  ':',
  ';',
  'm',
  '/m',
  '/m/',
  'evil.example',
  '\t',
  '\n',
  'a',
  'é',
  '\uD83D',
);
const addresses = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 12 }).map((parts) => `/m/${parts.join('')}`),
  fc.string({ unit: anyCharacter, maxLength: 40 }).map((text) => `/m/${text}`),
  fc.webUrl(),
);

test('the result of any input stays inside /m of the same origin (RR5, SEC-69)', () => {
  fc.assert(
    fc.property(addresses, (raw) => {
      const path = parseInternalPath(raw);
      if (path === undefined) return;
      const url = new URL(path, 'https://own.example');
      expect(url.origin).toBe('https://own.example');
      expect(url.pathname).toMatch(/^\/m(\/|$)/);
      expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\/|\\|(^|\/)\.\.(\/|$)/);
      expect(parseInternalPath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});
