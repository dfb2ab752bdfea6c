import {
  isPushPlace,
  isPushRecordFresh,
  type PushFacts,
  type PushPlace,
  parsePushRecord,
  planPush,
  toDeviceDate,
} from '@/lib/shared/push/push-plan';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const OWNER = { merchant: 'one', member: '7' };
const RECORD = { token: 'a:b', ...OWNER, time: NOW - DAY_MS };
const FACTS: PushFacts = {
  permission: 'default',
  isEnabled: true,
  isOff: false,
  isOnBreak: false,
  owner: OWNER,
  isSubscribed: false,
  today: '2026-11-22',
  now: NOW,
};
const BOUND = { permission: 'granted', isSubscribed: true, record: RECORD } as const;

test.each([
  ['the player was not asked yet', {}, 'ask'],
  ['yesterday it was asked', { promptedOn: '2026-11-21' }, 'ask'],
  ['the player takes a break (B5)', { isOnBreak: true }, 'none'],
  ['it was asked today', { promptedOn: '2026-11-22' }, 'none'],
  ['the browser has said no', { permission: 'denied' }, 'none'],
  ['the provider sends this member nothing', { isEnabled: false }, 'none'],
  ['the member switched it off here', { ...BOUND, isOff: true }, 'none'],
  ['the permission stands and there is no token', { permission: 'granted' }, 'bind'],
  ['the token is a day old', BOUND, 'keep'],
  ['the token is seven days old', { ...BOUND, record: { ...RECORD, time: NOW - 7 * DAY_MS } }, 'keep'],
  ['the token is older', { ...BOUND, record: { ...RECORD, time: NOW - 7 * DAY_MS - 1 } }, 'bind'],
  ['the token is from the future', { ...BOUND, record: { ...RECORD, time: NOW + DAY_MS } }, 'bind'],
  ['the token is another member’s', { ...BOUND, record: { ...RECORD, member: '8' } }, 'bind'],
  ['the token is another merchant’s', { ...BOUND, record: { ...RECORD, merchant: 'two' } }, 'bind'],
  ['the browser gave the subscription up', { ...BOUND, isSubscribed: false }, 'bind'],
  [
    'it was asked today and the token is missing',
    { permission: 'granted', promptedOn: '2026-11-22' },
    'bind',
  ],
] as const)('where %s the plan is as stated (P1, P4)', (_what, change, plan) => {
  expect(planPush({ ...FACTS, ...change })).toBe(plan);
});

test('a stored token counts only with all of its fields (P5)', () => {
  expect(parsePushRecord(RECORD)).toEqual(RECORD);
  for (const field of ['token', 'merchant', 'member', 'time'])
    for (const empty of ['', '  ', null, undefined, {}, [], false])
      expect(parsePushRecord({ ...RECORD, [field]: empty })).toBeUndefined();
  for (const time of [0, -1, Number.NaN, '1']) expect(parsePushRecord({ ...RECORD, time })).toBeUndefined();
  expect(parsePushRecord(undefined)).toBeUndefined();
  expect(isPushRecordFresh(undefined, OWNER, NOW)).toBe(false);
});

test('the day is the one of the device’s own calendar (ruling 40)', () => {
  expect(toDeviceDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(toDeviceDate(new Date(2026, 0, 6, 0, 0))).toBe('2026-01-06');
  // As a device in UTC+7 reads it.
  const early = Object.assign(new Date('2026-01-05T20:00:00Z'), { getDate: () => 6 });
  expect(toDeviceDate(early)).toBe('2026-01-06');
});

const PLACE: PushPlace = {
  hasWorkers: true,
  hasPush: true,
  hasNotifications: true,
  environment: 'browser',
  isNative: false,
  isInstalled: false,
};

test.each([
  ['a browser', {}, true],
  ['a browser without workers', { hasWorkers: false }, false],
  ['one without a push manager', { hasPush: false }, false],
  ['one without notifications', { hasNotifications: false }, false],
  ['the operator’s app', { isNative: true }, false],
  ['a messaging webview', { environment: 'line' }, false],
  ['Safari on an iPhone', { iosVersion: 17 }, false],
  ['the installed site on an iPhone', { iosVersion: 17, isInstalled: true }, true],
  [
    'the same of before 16.4, which has no push manager',
    { iosVersion: 16, isInstalled: true, hasPush: false },
    false,
  ],
  ['the same of 15', { iosVersion: 15, isInstalled: true }, false],
] as const)('push in %s: as stated (P1)', (_what, change, isOne) => {
  expect(isPushPlace({ ...PLACE, ...change })).toBe(isOne);
});
