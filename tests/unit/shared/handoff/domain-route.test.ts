import { parseDomainRoute } from '@/lib/shared/handoff/handoff-request';

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
