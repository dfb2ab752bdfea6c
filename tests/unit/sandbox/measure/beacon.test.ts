import { checkBeacon } from '@/sandbox/calls/system/beacon.ts';

const performance = { type: 'performance', fcp: 120, lcp: 340, shell: 90 };

test.each([
  performance,
  { ...performance, ttfb: 12, inp: 40, cls: 0.0123 },
  { ...performance, fcp: -2, lcp: -1 },
  { type: 'statusTiming', duration: 12.4, stale: true },
])('the provider takes the beacon %j (T7, T8, W10)', (value) => {
  expect(() => checkBeacon(value)).not.toThrow();
});

test.each([
  [undefined, 'type'],
  [1, 'type'],
  [[], 'type'],
  [{ type: 'other' }, 'type'],
  [{ ...performance, lcp: undefined }, 'lcp'],
  [{ ...performance, lcp: -3 }, 'lcp'],
  [{ ...performance, shell: 1.5 }, 'shell'],
  [{ ...performance, fcp: '120' }, 'fcp'],
  [{ ...performance, cls: -1 }, 'cls'],
  [{ ...performance, userName: 'lan' }, 'userName'],
  [{ type: 'statusTiming', duration: 1 }, 'stale'],
])('and refuses %j, naming %s', (value, named) => {
  expect(() => checkBeacon(value)).toThrow(named);
});
