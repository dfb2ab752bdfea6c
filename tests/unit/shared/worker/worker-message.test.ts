import { parsePageSource, parseWorkerMessage } from '@/lib/shared/worker/worker-message';

test.each(['SKIP_WAITING', 'PAGE_SOURCE'] as const)('%s is a message', (type) => {
  expect(parseWorkerMessage({ type, more: 1 })).toEqual({ type });
});

test.each([null, undefined, 'SKIP_WAITING', {}, { type: 'skip_waiting' }, { type: ['SKIP_WAITING'] }, 7])(
  '%j is none',
  (data) => {
    expect(parseWorkerMessage(data)).toBeUndefined();
  },
);

test('only a clear yes marks a page as cached', () => {
  expect(parsePageSource({ isKept: true })).toEqual({ isKept: true });
  for (const data of [{ isKept: 1 }, {}, null, 'isKept']) expect(parsePageSource(data).isKept).toBe(false);
});
