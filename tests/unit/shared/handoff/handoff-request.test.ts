import {
  parseDomainRoute,
  parseHandoffLocation,
  parseHandoffOrigins,
  parseHandoffRequest,
} from '@/lib/shared/handoff/handoff-request';

test('a wish is an origin and a query (B46)', () => {
  expect(parseHandoffRequest({ to: 'https://a.example', query: 'r=1' })).toEqual({
    to: 'https://a.example',
    query: 'r=1',
  });
  expect(parseHandoffRequest({ to: 'http://a.localhost:3000' })).toEqual({
    to: 'http://a.localhost:3000',
    query: '',
  });
});

test.each([
  undefined,
  null,
  'https://a.example',
  {},
  { to: 7 },
  { to: 'a.example' },
  { to: 'https://a.example/' },
  { to: 'https://a.example/x' },
  { to: 'https://u@a.example' },
  { to: 'https://A.example' },
  { to: 'javascript:alert(1)' },
  { to: 'null' },
  { to: 'https://a.example', query: 7 },
  { to: 'https://a.example', query: 'x'.repeat(2049) },
])('%j is no wish (SEC-72)', (body) => {
  expect(parseHandoffRequest(body)).toBeUndefined();
});

test('origins of an answer are believed where they are some (B46)', () => {
  expect(parseHandoffOrigins({ origins: ['https://a.example', 'https://b.example/', 7, 'x'] })).toEqual([
    'https://a.example',
  ]);
  for (const value of [undefined, null, {}, { origins: 'x' }]) expect(parseHandoffOrigins(value)).toEqual([]);
});

test.each([
  ['https://a.example/m/index.html?ticket=x', true],
  ['https://a.example.evil.example/m/index.html', false],
  ['https://a.example@evil.example/', false],
  ['//a.example/m', false],
  ['javascript:alert(1)//https://a.example', false],
])('the page leaves for %s: %s (SEC-72)', (location, isMeant) => {
  expect(parseHandoffLocation({ location }, 'https://a.example')).toBe(isMeant ? location : undefined);
});

const listOf = (...names: unknown[]) => ({ domainList: names.map((domainName) => ({ domainName })) });

test('host names are in the provider’s order, each once (B46)', () => {
  expect(parseDomainRoute(listOf('b.example', 'a.example', 'B.example.'))).toEqual([
    'b.example',
    'a.example',
  ]);
});

test.each([
  ['https://a.example/m/home?x=1', 'a.example'],
  ['http://A.example:8080', 'a.example'],
  ['a.example:8443', 'a.example'],
  ['https://a.example@evil.example/', 'evil.example'],
  ['https://evil.example\\@a.example', 'evil.example'],
  ['//evil.example', 'evil.example'],
])('%s is the host %s, whatever is around it (SEC-72)', (raw, name) => {
  expect(parseDomainRoute(listOf(raw))).toEqual([name]);
});

test.each([
  undefined,
  null,
  7,
  '',
  ' ',
  'a b',
  'javascript:alert(1)',
  'https://',
  'x'.repeat(301),
  '*.a.example',
])('%j is no host name and left out (SEC-72)', (raw) => {
  expect(parseDomainRoute(listOf(raw, 'a.example'))).toEqual(['a.example']);
});

test.each([undefined, null, [], 'x', {}, { domainList: 'a.example' }, { domainList: [null, 'a.example'] }])(
  'an answer like %j names nothing (B46)',
  (value) => {
    expect(parseDomainRoute(value)).toEqual([]);
  },
);

test('at most a hundred names of a list are read (B46)', () => {
  const names = Array.from({ length: 500 }, (_, at) => `h${at}.example`);
  expect(parseDomainRoute(listOf(...names))).toHaveLength(100);
});
