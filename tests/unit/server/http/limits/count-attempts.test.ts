import { countAttempts, takeBackAttempt } from '@/lib/server/http/limits/count-attempts';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { DEFAULT_LIMITS } from '@/lib/server/tenants/schema/limits-schema';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
beforeAll(() => setEnv());
beforeEach(() => forget());

const ORIGIN = 'http://127.0.0.1:9';
const merchant = aMerchant(ORIGIN);
const DAY = 86_400;

const TABLE: [LimitName, number, number][] = [
  ['loginAccount', 10, 60],
  ['loginAddress', 30, 60],
  ['loginEverywhere', 120, 60],
  ['registerAddress', 5, 600],
  ['smsNumber', 1, 60],
  ['smsNumberDay', 5, DAY],
  ['smsAddress', 10, 3600],
  ['smsMerchant', 10_000, DAY],
  ['post', 60, 60],
  ['ownPost', 60, 60],
  ['get', 600, 60],
  ['coldPage', 600, 60],
  ['coldPageEverywhere', 2_400, 60],
  ['beacon', 60, 60],
  ['report', 60, 60],
];

async function countAllowed(of: typeof merchant, limit: LimitName, tries: number): Promise<number> {
  let allowed = 0;
  for (let nth = 0; nth < tries; nth += 1)
    if (!(await countAttempts(of, [{ limit, subject: 'x' }]))) allowed += 1;
  return allowed;
}

test('the table holds every limit of the registry', () => {
  const named = TABLE.map(([limit]) => limit).filter((limit) => !limit.endsWith('Everywhere'));
  expect(Object.keys(DEFAULT_LIMITS).filter((name) => name !== 'instances')).toEqual(named);
});

test.each(TABLE)(
  '%s allows %i in %i s, and again when the window is over (SEC-62, SEC-63)',
  async (...row) => {
    const [limit, tries, seconds] = row;
    const clock = movableClock();
    expect(await countAllowed(merchant, limit, tries + 3)).toBe(tries);
    await clock.advance(seconds * 1000 - 1500);
    expect(await countAttempts(merchant, [{ limit, subject: 'x' }])).toEqual({ limit, retryAfterSeconds: 2 });
    await clock.advance(2000);
    expect(await countAllowed(merchant, limit, tries + 3)).toBe(tries);
  },
);

test.each([-3_600_000, 3_600_000])(
  'a clock that jumps by %i ms makes no window longer than it is, and none without end (FLT-37)',
  async (jumpMs) => {
    const clock = movableClock();
    const one = [{ limit: 'post', subject: 'x' }] as const;
    expect(await countAllowed(merchant, 'post', 60)).toBe(60);
    clock.jump(jumpMs);
    // Forth, the window is over at once; a new one begins.
    expect(await countAllowed(merchant, 'post', 60)).toBe(jumpMs < 0 ? 0 : 60);
    const refusal = await countAttempts(merchant, one);
    expect(refusal?.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(60);
  },
);

test('one subject, merchant and limit does not use up another’s', async () => {
  const other = aMerchant(ORIGIN, {}, 'two');
  expect(await countAllowed(merchant, 'smsNumber', 2)).toBe(1);
  expect(await countAllowed(other, 'smsNumber', 2)).toBe(1);
  expect(await countAttempts(merchant, [{ limit: 'smsNumber', subject: 'y' }])).toBeUndefined();
  expect(await countAllowed(merchant, 'loginAccount', 1)).toBe(1);
});

test('one address at all merchants together has four times the logins of one (SEC-62)', async () => {
  const others = Array.from({ length: 6 }, (_, nth) => aMerchant(ORIGIN, {}, `m${nth}`));
  const tries = [
    { limit: 'loginAddress', subject: 'x' },
    { limit: 'loginEverywhere', subject: 'x' },
  ] as const;
  let allowed = 0;
  for (const one of others)
    for (let nth = 0; nth < 30; nth += 1) if (!(await countAttempts(one, tries))) allowed += 1;
  expect(allowed).toBe(120);
});

test('a try that one limit refuses does not use up the limits behind it', async () => {
  const tries = [
    { limit: 'smsNumber', subject: 'x' },
    { limit: 'smsNumberDay', subject: 'x' },
  ] as const;
  const clock = movableClock();
  for (let nth = 0; nth < 20; nth += 1) await countAttempts(merchant, tries);
  let allowed = 0;
  for (let nth = 0; nth < 10; nth += 1) {
    await clock.advance(60_001);
    if (!(await countAttempts(merchant, tries))) allowed += 1;
  }
  expect(allowed).toBe(4);
});

test('a merchant’s own numbers count in place of the start values', async () => {
  const own = aMerchant(ORIGIN, { limits: { smsAddress: { tries: 2 }, get: { tries: 3, seconds: 5 } } });
  expect(await countAllowed(own, 'smsAddress', 5)).toBe(2);
  expect((await countAttempts(own, [{ limit: 'smsAddress', subject: 'x' }]))?.retryAfterSeconds).toBe(3600);
  expect(await countAllowed(own, 'get', 5)).toBe(3);
  expect(await countAllowed(own, 'post', 62)).toBe(60);
});

test('a try taken back does not count, one that is not taken back does', async () => {
  const one = { limit: 'loginAccount', subject: 'x' } as const;
  expect(await countAllowed(merchant, one.limit, 9)).toBe(9);
  for (let nth = 0; nth < 20; nth += 1) {
    expect(await countAttempts(merchant, [one])).toBeUndefined();
    await takeBackAttempt(merchant, one);
  }
  expect(await countAllowed(merchant, one.limit, 3)).toBe(1);
});

test('of 20,000 names the least used is evicted, a busy one stays counted (SEC-47)', async () => {
  const fill = async (limit: LimitName, names: number) => {
    for (let nth = 0; nth < names; nth += 1) await countAttempts(merchant, [{ limit, subject: `n${nth}` }]);
  };
  expect(await countAllowed(merchant, 'loginAccount', 5)).toBe(5);
  await fill('loginAccount', 19_999);
  expect(await countAllowed(merchant, 'loginAccount', 5)).toBe(5);
  await fill('loginAccount', 19_999);
  await fill('get', 30_000);
  expect(await countAllowed(merchant, 'loginAccount', 1)).toBe(0);
  expect(await countAllowed(merchant, 'smsNumber', 1)).toBe(1);
  await fill('smsNumber', 20_000);
  expect(await countAllowed(merchant, 'smsNumber', 1)).toBe(1);
}, 30_000);
