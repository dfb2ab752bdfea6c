import fc from 'fast-check';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

test.each([
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['HTTPS://CDN.example/A?b=1#c', 'https://cdn.example/A?b=1#c'],
  ['https://cdn.example', 'https://cdn.example/'],
  ['http://localhost:4010/a.png', 'http://localhost:4010/a.png'],
  ['http://127.0.0.1:4010/a.png', 'http://127.0.0.1:4010/a.png'],
  ['http://img.localhost/a.png', 'http://img.localhost/a.png'],
  ['http://www.img.localhost/a.png', 'http://www.img.localhost/a.png'],
  ['http://[::1]:80/a.png', 'http://[::1]/a.png'],
  ["https://g.example/play(1)?name=King's", 'https://g.example/play%281%29?name=King%27s'],
])('takes %s (E12, SEC-76)', (raw, parsed) => {
  expect(parseResourceUrl(raw)).toBe(parsed);
});

test.each([
  'http://cdn.example/a.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  'https://good@evil.example/',
  'https://a:b@evil.example/',
  'https://x.example/a"b',
  "https://x'.example/a",
  'https://x(1).example/a',
  'https://x.example/a\nb',
  'https://x.example/a b',
  'https://x.example/<a>',
  'https://x.example/a`b',
  'https://x.example\\@evil',
  'https:///evil.example',
  '//cdn.example/a',
  'https:cdn.example',
  'https://',
  '',
  '/a.png',
  'ftp://cdn.example',
  'blob:https://a.example/1',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://notlocalhost/',
  `https://cdn.example/${'a'.repeat(2100)}`,
  ' https://cdn.example/',
  'https://a.example/{x}',
])('drops %j (E12, N3, SEC-76)', (raw) => {
  expect(parseResourceUrl(raw)).toBeUndefined();
});

test.each([undefined, null, 7, {}, ['https://a.example'], true])(
  'drops %j, which is no text (SEC-76)',
  (raw) => {
    expect(parseResourceUrl(raw)).toBeUndefined();
  },
);

const mutated = fc
  .tuple(fc.webUrl(), fc.constantFrom('', '@', '"', ')', '\n', '%00', '\\', "'", '<', ' '), fc.nat(40))
  .map(([url, extra, at]) => url.slice(0, at) + extra + url.slice(at));

test('the result is an https or loopback URL without credentials that cannot break out of an attribute or url() (SEC-76)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        mutated,
        fc.string(),
        fc.string().map((text) => `https://${text}`),
      ),
      (raw) => {
        const href = parseResourceUrl(raw);
        if (href === undefined) return;
        const url = new URL(href);
        expect(
          url.protocol === 'https:' ||
            /^(localhost|127[\d.]+|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/.test(url.hostname),
        ).toBe(true);
        expect(url.username + url.password).toBe('');
        expect(href).not.toMatch(/[\s"'<>`\\(){}]/);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['https://games.partner.example/x', 'https://games.partner.example/x'],
  ['https://games.partner.example:443/x', 'https://games.partner.example/x'],
  ['https://games.partner.example:8443/x', undefined],
  ['https://games.partner.example:80/x', undefined],
  ['https://evil.example/games.partner.example', undefined],
  ['https://games.partner.example.evil.example/', undefined],
  ['https://sub.games.partner.example/', undefined],
  ['http://games.partner.example/', undefined],
  ['https://games.partner.example@evil.example/', undefined],
])('of trusted hosts, %s gives %s (rulings 3, 5, SEC-70)', (raw, parsed) => {
  expect(parseTrustedUrl(raw, ['games.partner.example'])).toBe(parsed);
});

test.each([
  ['https://a.club.example/', true],
  ['https://a.b.club.example/', true],
  ['https://club.example/', false],
  ['https://evilclub.example/', false],
])('under *.club.example, %s is trusted: %s (ruling 5)', (raw, isTrusted) => {
  expect(parseTrustedUrl(raw, ['*.club.example']) !== undefined).toBe(isTrusted);
});

test('without a list no host is trusted (ruling 5)', () => {
  expect(parseTrustedUrl('https://games.partner.example/', [])).toBeUndefined();
});

test.each([
  [['partner.example:8443'], 'https://partner.example:8443/x', true],
  [['partner.example:8443'], 'https://partner.example/x', false],
  [['partner.example:8443'], 'https://partner.example:9443/x', false],
  [['partner.example', 'partner.example:8443'], 'https://partner.example/x', true],
  [['*.partner.example:8443'], 'https://a.partner.example:8443/x', true],
  [['*.partner.example'], 'https://a.partner.example:8443/x', false],
  [['partner.localhost'], 'http://partner.localhost:4711/x', true],
  [['partner.localhost:80'], 'http://partner.localhost:4711/x', false],
  [['[::1]'], 'http://[::1]:4711/x', true],
  [['partner.example'], 'https://me@partner.example/x', false],
])('of trusted hosts %j, %s passes: %s (rulings 3, 5)', (hosts, raw, passes) => {
  expect(parseTrustedUrl(raw, hosts) !== undefined).toBe(passes);
});
