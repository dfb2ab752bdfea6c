import {
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
