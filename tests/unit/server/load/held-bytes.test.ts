import { holdBytes, MOST_BYTES, SMALL_BYTES } from '@/lib/server/load/held-bytes';
import { forget } from '../support/test-site';

beforeEach(() => forget());

test('large answers share what may be held; what one gives back is there for the next (FLT-29)', () => {
  const [first, second] = [holdBytes(), holdBytes()];
  expect([first.grow(MOST_BYTES / 2), first.grow(MOST_BYTES)]).toEqual([true, true]);
  expect(second.grow(SMALL_BYTES + 1)).toBe(false);
  second.end();
  first.end();
  first.end();
  expect(second.grow(MOST_BYTES)).toBe(true);
  expect(holdBytes().grow(SMALL_BYTES + 1)).toBe(false);
});

test('a usual answer always has room (FLT-29)', () => {
  holdBytes().grow(2 * MOST_BYTES);
  expect(holdBytes().grow(SMALL_BYTES)).toBe(true);
});
