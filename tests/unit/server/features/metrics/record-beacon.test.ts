import { parseBeacon } from '@/lib/server/features/metrics/record-beacon';

const main = { type: 'performance', fcp: 300, lcp: 1200, shell: 250 };

test('numbers are values, sentinels are reasons (W10, B42)', () => {
  expect(parseBeacon({ ...main, lcp: -1, shell: -2, cls: 0.01 })).toEqual({
    type: 'performance',
    values: [
      ['fcp', 300],
      ['cls', 0.01],
    ],
    absent: [
      ['lcp', 'unsupported'],
      ['shell', 'missing'],
    ],
  });
});

test.each([-3, Number.NaN, Number.POSITIVE_INFINITY, 600_001, '300', null, [300], { valueOf: 1 }])(
  'the value %p is left out, the others stay (T7)',
  (fcp) => {
    expect(parseBeacon({ ...main, fcp })).toMatchObject({
      values: [
        ['lcp', 1200],
        ['shell', 250],
      ],
      absent: [],
    });
  },
);

test('unknown names are not read: no label comes from a browser (B42)', () => {
  const read = parseBeacon({ ...main, toString: 1, 'fcp{x="1"}': 5, merchant: 'two' });
  expect(JSON.stringify(read)).not.toMatch(/toString|two|x=/);
});

test('a sentinel replaces a main value alone (W10)', () => {
  expect(parseBeacon({ ...main, inp: -2, ttfb: -1 })).toMatchObject({ absent: [] });
});

test('the status timing is read with its state (T8)', () => {
  expect(parseBeacon({ type: 'statusTiming', duration: 12.3, stale: true })).toEqual({
    type: 'statusTiming',
    duration: 12.3,
    stale: true,
  });
});

test.each([
  undefined,
  null,
  1,
  'performance',
  [main],
  {},
  { type: 'other' },
  { type: 'statusTiming', duration: -1 },
  { type: 'statusTiming', duration: '1' },
])('%j is no beacon of this site (T7)', (value) => {
  expect(parseBeacon(value)).toBeUndefined();
});
