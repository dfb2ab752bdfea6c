import fc from 'fast-check';
import { parseMoment, runningStateOf } from '@/lib/shared/promo/moment';

test.each([
  ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T07:00:00+07:00', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T07:00:00+0700', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T07:00:00+07', '2026-11-01T00:00:00.000Z'],
  ['2026-10-31 21:00:00-03', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T00:00:00', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01 00:00:00', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-13-45T99:00:00Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [1_793_000_000, undefined],
  [null, undefined],
])('%j is the moment %s, by UTC where no zone is named', (raw, iso) => {
  expect(parseMoment(raw)).toBe(iso);
});

test('no text makes it throw, and the result is an ISO date', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const iso = parseMoment(`2026-01-01${text}`);
      expect(iso === undefined || new Date(iso).toISOString() === iso).toBe(true);
    }),
  );
});

const startsAt = '2026-11-01T00:00:00.000Z';
const endsAt = '2026-11-30T00:00:00.000Z';
test.each([
  [{ startsAt, endsAt }, '2026-10-31T23:59:59Z', 'soon'],
  [{ startsAt, endsAt }, startsAt, 'running'],
  [{ startsAt, endsAt }, '2026-11-29T23:59:59Z', 'running'],
  [{ startsAt, endsAt }, endsAt, 'ended'],
  [{ startsAt }, '2030-01-01T00:00:00Z', 'running'],
  [{ endsAt }, '2020-01-01T00:00:00Z', 'running'],
  [{}, startsAt, undefined],
])('%j is at %s: %s (R9)', (times, now, state) => {
  expect(runningStateOf(times, Date.parse(now))).toBe(state);
});
