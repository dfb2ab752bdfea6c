import type { MoneyMessage } from '@/lib/shared/track/money/money-message';
import { addSeen, parseSeen, SEEN_MOVEMENTS } from '@/lib/shared/track/money/seen-movements';

const SENDER = 'https://games.example';
const message: MoneyMessage = { type: 'deposit', amount: 100, currency: 'VND', id: 'tx-1' };

test('the same movement is news once; another step of it, another sender or another mark is news (T2)', () => {
  const seen = addSeen([], SENDER, message) ?? [];
  expect(addSeen(seen, SENDER, message)).toBeUndefined();
  expect(addSeen(seen, SENDER, { ...message, type: 'depositSubmit' })).toHaveLength(2);
  expect(addSeen(seen, 'https://cashier.example', message)).toHaveLength(2);
  expect(addSeen(seen, SENDER, { ...message, id: 'tx-2' })).toHaveLength(2);
});

test('without a mark every message is news, and nothing is stored of it (T2)', () => {
  const seen = ['x'];
  expect(addSeen(seen, SENDER, { ...message, id: undefined })).toBe(seen);
});

test('a hundred are stored; a broken list is empty (E8)', () => {
  let seen: readonly string[] = [];
  for (let nth = 0; nth < 150; nth += 1)
    seen = addSeen(seen, SENDER, { ...message, id: `tx-${nth}` }) ?? seen;
  expect([seen.length, seen.at(-1)]).toEqual([SEEN_MOVEMENTS, `${SENDER} deposit tx-149`]);
  for (const text of [null, '{', '{}', '7']) expect(parseSeen(text)).toEqual([]);
  expect(parseSeen('["a",5,null]')).toEqual(['a']);
});

test('the list of payments and a cashier tell of one movement by one id, two cashiers of two (T2)', () => {
  const message = { type: 'deposit', amount: 5, currency: 'BRL', id: 'tx-1' } as const;
  const posted = addSeen([], 'https://pay.example', message) ?? [];
  expect(addSeen(posted, '', message)).toBeUndefined();
  expect(addSeen(posted, 'https://other.example', message)).toHaveLength(2);
  const listed = addSeen([], '', message) ?? [];
  expect(addSeen(listed, 'https://pay.example', message)).toBeUndefined();
});
