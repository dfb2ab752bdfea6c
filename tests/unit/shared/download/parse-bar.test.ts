import fc from 'fast-check';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { parseBarSetting } from '@/lib/shared/download/parse-bar';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const parse = (downloadBar: unknown) => parseBarSetting({ downloadBar } as WireSiteConfig);

test('without settings the bar is for everyone, opens the popup, and shows the group m_top (S6, S7)', () => {
  const plain = { requiredLogin: false, requiredRank: 0, action: 'popup', group: 'm_top' };
  expect([parse(undefined), parse({}), parseBarSetting(undefined)]).toEqual([plain, plain, plain]);
});

test.each([
  ['popup', 'popup'],
  ['referral', 'referral'],
  ['install', 'install'],
  ['INSTALL', 'popup'],
  ['somewhere', 'popup'],
  [7, 'popup'],
])('the action %j is %s (S7)', (action, expected) => {
  expect(parse({ action }).action).toBe(expected);
});

test('another banner group may be named (S6)', () => {
  expect(parse({ groupName: ' m_app ' }).group).toBe('m_app');
});

test.each([
  [3, 3],
  ['3', 3],
  [-1, 0],
  ['high', 0],
  [undefined, 0],
])('a required rank of %j counts as %d (S8, ruling 72)', (requiredRank, expected) => {
  expect(parse({ requiredRank }).requiredRank).toBe(expected);
});

test('no configuration makes it throw', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect(
        parse({ requiredLogin: value, requiredRank: value, action: value, groupName: value }).requiredRank,
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});
