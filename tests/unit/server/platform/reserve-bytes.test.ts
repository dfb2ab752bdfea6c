import { MAX_RESERVED_BYTES, reserveBytes, UNCOUNTED_BYTES } from '@/lib/server/platform/reserve-bytes';
import { forget } from '@/tests/unit/server/support/test-site';

beforeEach(() => forget());

test('large answers share the reserved memory; what one releases, the next may use (FLT-29)', () => {
  const [first, second] = [reserveBytes(), reserveBytes()];
  expect([first.grow(MAX_RESERVED_BYTES / 2), first.grow(MAX_RESERVED_BYTES)]).toEqual([true, true]);
  expect(second.grow(UNCOUNTED_BYTES + 1)).toBe(false);
  second.end();
  first.end();
  first.end();
  expect(second.grow(MAX_RESERVED_BYTES)).toBe(true);
  expect(reserveBytes().grow(UNCOUNTED_BYTES + 1)).toBe(false);
});

test('a usual answer always has room (FLT-29)', () => {
  reserveBytes().grow(2 * MAX_RESERVED_BYTES);
  expect(reserveBytes().grow(UNCOUNTED_BYTES)).toBe(true);
});

/** How much a merchant gets in steps of this size until it is rejected. */
function fill(merchant: string, bytes: number): number {
  for (let all = 0; ; all += bytes) {
    const held = reserveBytes(merchant);
    if (held.grow(bytes)) continue;
    held.end();
    return all;
  }
}

test('one merchant’s slow readers have half of it at most, and the next one’s answers still have room (FLT-29, SEC-106)', () => {
  const MiB = 1024 * 1024;
  const [hog, other] = [fill('one', MiB), reserveBytes('two')];
  expect(hog).toBe(MAX_RESERVED_BYTES / 2);
  expect(other.grow(4 * MiB)).toBe(true);
  expect(reserveBytes('one').grow(MiB)).toBe(false);
});

test('however many fill it, the share of the least stays free for the next (FLT-29, SEC-106)', () => {
  const KiB = 1024;
  for (const merchant of ['one', 'two', 'three']) fill(merchant, 256 * KiB);
  expect(reserveBytes('late').grow(2 * 1024 * KiB)).toBe(true);
});

test('memory that a merchant releases is available to them again (FLT-29)', () => {
  const [first, second] = [reserveBytes('one'), reserveBytes('one')];
  expect([first.grow(MAX_RESERVED_BYTES / 2), second.grow(UNCOUNTED_BYTES + 1)]).toEqual([true, false]);
  for (const held of [second, first, first]) held.end();
  expect(reserveBytes('one').grow(MAX_RESERVED_BYTES / 2)).toBe(true);
});
