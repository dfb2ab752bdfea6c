import { takeMoney } from '@/lib/shared/track/money/money-return';

const HOME = 'https://one.example/m/home?r=a1';
const MESSAGE = { source: 'game', type: 'deposit', amount: 50, currency: 'BRL', id: 'tx-1' };
const withMoney = (text: string) => `${HOME}&money=${encodeURIComponent(text)}`;

test('a movement in the address is taken out of it (T1)', () => {
  expect(takeMoney(withMoney(JSON.stringify(MESSAGE)))).toEqual({
    rest: HOME,
    message: { type: 'deposit', amount: 50, currency: 'BRL', id: 'tx-1' },
  });
});

test.each([
  JSON.stringify({ ...MESSAGE, id: undefined }),
  JSON.stringify({ ...MESSAGE, amount: -1 }),
  JSON.stringify({ ...MESSAGE, source: 'x'.repeat(2_000) }),
  '{',
  'null',
  '',
])('%.60j leaves the address, and counts for nothing (T1)', (text) => {
  expect(takeMoney(withMoney(text))).toEqual({ rest: HOME, message: undefined });
});

test('an address without one stays (T1)', () => {
  expect(takeMoney(HOME)).toBeUndefined();
});
