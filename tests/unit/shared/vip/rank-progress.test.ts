import fc from 'fast-check';
import { toRankProgress } from '@/lib/shared/vip/rank-progress';
import { hostileRecord } from '../support/hostile-json';

const way = (completedConditions: unknown, totalExpectedConditions: unknown, labelId: unknown = 7) =>
  ({ completedConditions, totalExpectedConditions, labelId }) as never;

test.each([
  ['completed over expected', way(2, 5), 0.4, { done: 2, expected: 5, left: 3 }],
  ['numbers as text', way('2', '5'), 0.4, { done: 2, expected: 5, left: 3 }],
  ['nothing done', way(0, 5), 0, { done: 0, expected: 5, left: 5 }],
  ['less than nothing done', way(-3, 5), 0, { done: 0, expected: 5, left: 5 }],
  ['label id 0 is one', way(1, 4, 0), 0.25, { done: 1, expected: 4, left: 3 }],
  ['completed missing', way(undefined, 5), 0, undefined],
  ['nothing expected', way(2, 0), 1, undefined],
  ['expected missing', way(2, undefined), 1, undefined],
  ['less than nothing expected', way(2, -4), 1, undefined],
  ['no label id', way(2, 5, null), 1, undefined],
  ['an empty label id', way(2, 5, ''), 1, undefined],
  ['label id missing', { completedConditions: 2, totalExpectedConditions: 5 }, 1, undefined],
  ['no answer', undefined, 1, undefined],
])('%s (V2)', (_name, raw, share, counts) => {
  expect(toRankProgress(raw)).toEqual(counts ? { share, counts } : { share });
});

test.each([
  ['all done', way(5, 5)],
  ['more than all done', way('9', 5)],
])('%s is met (V2)', (_name, raw) => {
  expect(toRankProgress(raw)).toEqual({ share: 1, isMet: true });
});

test('whatever the provider sends, the share is between 0 and 1 and nothing remains below 0 (V2)', () => {
  const names = ['completedConditions', 'totalExpectedConditions', 'labelId'];
  fc.assert(
    fc.property(hostileRecord(names), (raw) => {
      const { share, counts } = toRankProgress(raw as never);
      expect(share >= 0 && share <= 1).toBe(true);
      if (counts) expect(counts.done >= 0 && counts.left > 0).toBe(true);
    }),
  );
});
