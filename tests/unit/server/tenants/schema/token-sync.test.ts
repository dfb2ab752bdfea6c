import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

test.each([[undefined], ['/auth/token'], ['/m/x.y-z_1']])(
  'the registry takes tokenSyncUrl %s (K11)',
  (tokenSyncUrl) => {
    expect(merchantSchema.parse(toEntry('one', { tokenSyncUrl })).tokenSyncUrl).toBe(tokenSyncUrl);
  },
);

test.each([['//evil.example'], ['https://one.example/x'], ['auth'], ['/a?b'], [7]])(
  'the registry refuses tokenSyncUrl %s (K11)',
  (tokenSyncUrl) => {
    expect(merchantSchema.safeParse(toEntry('one', { tokenSyncUrl })).success).toBe(false);
  },
);
