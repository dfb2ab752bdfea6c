import fc from 'fast-check';
import { addToInbox, parseInbox } from '@/lib/shared/push/inbox';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const ORIGIN = 'https://a.example';
const message = (title: string, tag?: string) => ({ title, body: '', path: '/m/news', ...(tag && { tag }) });

test('the newest message is in front, a repeated one takes its own place, and fifty are stored (B21)', () => {
  const twice = addToInbox(
    addToInbox(addToInbox([], message('A', 'a'), 1), message('B', 'b'), 2),
    message('A2', 'a'),
    3,
  );
  expect(twice.map(({ id, title, isRead }) => [id, title, isRead])).toEqual([
    ['a', 'A2', false],
    ['b', 'B', false],
  ]);
  let list = twice;
  for (let at = 10; at < 80; at += 1) list = addToInbox(list, message(`${at}`), at);
  expect(list).toHaveLength(50);
});

test('stored messages are read back, none of their links leaves the site, and no moment is beyond a date (B21, SEC-69)', () => {
  const [stored] = addToInbox([], message('A', 'a'), 1);
  expect(parseInbox(JSON.stringify([stored]), ORIGIN)).toEqual([stored]);
  const later = [{ ...stored, at: Number.MAX_SAFE_INTEGER }];
  expect(parseInbox(JSON.stringify(later), ORIGIN)[0]?.at).toBe(0);
  const foreign = [{ ...stored, path: 'https://evil.example/m/' }];
  expect(parseInbox(JSON.stringify(foreign), ORIGIN)[0]?.path).toBe('/m/home');
  expect([undefined, '', '{', '7', '[{}]'].map((text) => parseInbox(text, ORIGIN))).toEqual(
    Array(5).fill([]),
  );
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect(Array.isArray(parseInbox(JSON.stringify(value), ORIGIN))).toBe(true);
    }),
  );
});
