import type { MoneyMessage } from '@/lib/shared/track/money/money-message';
import { addSeen, parseSeen, SEEN_MOVEMENTS } from '@/lib/shared/track/money/seen-movements';

const sourceOf = (sender: string, member = '1') => ({ sender, member });
const SENDER = sourceOf('https://games.example');
const message: MoneyMessage = { type: 'deposit', amount: 100, currency: 'VND', id: 'tx-1' };

test('the same movement is news once; another step of it, another sender or another mark is news (T2)', () => {
  const seen = addSeen([], SENDER, message) ?? [];
  expect(addSeen(seen, SENDER, message)).toBeUndefined();
  expect(addSeen(seen, SENDER, { ...message, type: 'depositSubmit' })).toHaveLength(2);
  expect(addSeen(seen, sourceOf('https://cashier.example'), message)).toHaveLength(2);
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
  expect([seen.length, seen.at(-1)]).toEqual([SEEN_MOVEMENTS, '1 https://games.example deposit tx-149']);
  for (const text of [null, '{', '{}', '7']) expect(parseSeen(text)).toEqual([]);
  expect(parseSeen('["a",5,null]')).toEqual(['a']);
});

test('the list of payments and a cashier tell of one movement by one id, two cashiers of two (T2)', () => {
  const message = { type: 'deposit', amount: 5, currency: 'BRL', id: 'tx-1' } as const;
  const posted = addSeen([], sourceOf('https://pay.example'), message) ?? [];
  expect(addSeen(posted, sourceOf(''), message)).toBeUndefined();
  expect(addSeen(posted, sourceOf('https://other.example'), message)).toHaveLength(2);
  const listed = addSeen([], sourceOf(''), message) ?? [];
  expect(addSeen(listed, sourceOf('https://pay.example'), message)).toBeUndefined();
});

test('another member may have a movement of the same id, in the list and at a cashier (T2)', () => {
  const seen = addSeen(addSeen([], SENDER, message) ?? [], sourceOf(''), { ...message, id: 'tx-2' }) ?? [];
  expect(seen).toHaveLength(2);
  for (const member of ['2', '', '11'])
    for (const sender of ['', SENDER.sender])
      for (const id of ['tx-1', 'tx-2'])
        expect(addSeen(seen, sourceOf(sender, member), { ...message, id })).toHaveLength(3);
});
