import { parsePushEnabled } from '@/lib/shared/push/parse-push-enabled';

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  [null, undefined],
  [undefined, undefined],
])('pushEnabled %j means %s (P1)', (pushEnabled, isOn) => {
  expect(parsePushEnabled({ pushEnabled } as never)).toBe(isOn);
});

test('a provider without the setting says nothing (P1)', () => {
  expect([parsePushEnabled(null), parsePushEnabled(undefined)]).toEqual([undefined, undefined]);
});
