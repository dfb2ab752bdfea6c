import { DEFAULT_LIMITS } from '@/lib/server/tenants/schema/limits-schema';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

const parse = (limits?: unknown) =>
  merchantSchema.safeParse(toEntry('one', limits === undefined ? {} : { limits }));

test('a merchant without limits has the start values, one object for all merchants', () => {
  expect(parse().data?.limits).toBe(DEFAULT_LIMITS);
});

test('a merchant’s values replace the defaults, the rest stays', () => {
  const { data } = parse({ get: { tries: 5 }, instances: 4, smsNumber: { seconds: 90 } });
  expect(data?.limits).toEqual({
    ...DEFAULT_LIMITS,
    instances: 4,
    get: { tries: 5, seconds: 60 },
    smsNumber: { tries: 1, seconds: 90 },
  });
});

test.each([
  { logins: { tries: 5 } },
  { get: { tries: 0 } },
  { get: { tries: -1 } },
  { get: { tries: 1.5 } },
  { get: { seconds: 0 } },
  { get: { seconds: 86_401 } },
  { get: null },
  { get: false },
  { instances: 0 },
  null,
])('%j is a fault: a limit is misspelt or switched off', (limits) => {
  expect(parse(limits).success).toBe(false);
});
