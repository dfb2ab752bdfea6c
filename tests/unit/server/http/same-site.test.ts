import { isOwnOrigin, isSameSite, originHostOf } from '@/lib/server/http/same-site';

const connection = {
  ...{ hostName: 'one.example', host: 'one.example', siteHost: 'one.example' },
  https: true,
  scheme: 'https',
  address: '',
} as const;
const OWN = 'https://one.example';

// Origin, Sec-Fetch-Site, may read, may change.
const MATRIX: [string | undefined, string | undefined, boolean, boolean][] = [
  [undefined, undefined, true, false],
  [OWN, undefined, true, true],
  [undefined, 'same-origin', true, true],
  [OWN, 'same-origin', true, true],
  [undefined, 'none', true, false],
  [OWN, 'none', true, false],
  [undefined, 'same-site', false, false],
  [undefined, 'cross-site', false, false],
  [OWN, 'same-site', false, false],
  [OWN, 'cross-site', false, false],
  ['null', undefined, false, false],
  ['null', 'same-origin', false, false],
  ['https://two.example', undefined, false, false],
  ['https://sub.one.example', undefined, false, false],
  ['https://sub.one.example', 'same-site', false, false],
  ['https://one.example.evil', undefined, false, false],
  ['https://evilone.example', undefined, false, false],
  ['https://one.example:8443', undefined, false, false],
  ['http://one.example', undefined, false, false],
  ['http://one.example', 'same-origin', false, false],
  ['http://one.example:443', undefined, false, false],
  ['https://one.example:443', undefined, true, true],
  ['wss://one.example', undefined, false, false],
  ['one.example', undefined, false, false],
  ['', undefined, false, false],
  [OWN, 'SAME-ORIGIN', false, false],
];

test.each(MATRIX)(
  'Origin %s with Sec-Fetch-Site %s may read: %s, may change: %s (SEC-58, SEC-59, SEC-60, ruling 18)',
  (origin, site, reads, changes) => {
    const headers = new Headers({
      ...(origin !== undefined && { origin }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    });
    expect(['GET', 'HEAD'].map((method) => isSameSite(headers, method, connection))).toEqual([reads, reads]);
    expect(
      ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => isSameSite(headers, method, connection)),
    ).toEqual(Array(4).fill(changes));
  },
);

test.each([
  ['https://one.example', 'one.example'],
  ['https://ONE.example:443', 'one.example'],
  ['http://one.example:3000', 'one.example:3000'],
  ['null', ''],
  ['', ''],
  ['not a url', ''],
])('the host of origin %j is %j (SEC-61)', (origin, host) => {
  expect(originHostOf(new Headers({ origin }))).toBe(host);
});

test.each([
  ['http', 'one.example', 'http://one.example:80', true],
  ['http', 'one.example:80', 'http://one.example', true],
  ['http', 'one.example:3000', 'http://one.example:3000', true],
  ['http', 'one.example', 'https://one.example', false],
  ['https', 'one.example:443', 'https://one.example', true],
  ['https', 'one.example:8443', 'https://one.example', false],
  ['https', 'one.example', 'http://one.example', false],
  [undefined, 'one.example', 'http://one.example', true],
  [undefined, 'one.example', 'https://one.example', true],
  [undefined, 'one.example', 'https://one.example:80', false],
  [undefined, '', 'https://one.example', false],
  ['https', '', 'https://', false],
] as const)(
  'served by %s at %j, %s is the own origin: %s (SEC-58, SEC-59)',
  (scheme, host, address, isOwn) => {
    expect(
      isOwnOrigin(address, { host, siteHost: host, https: scheme === 'https', scheme, address: '' }),
    ).toBe(isOwn);
  },
);
