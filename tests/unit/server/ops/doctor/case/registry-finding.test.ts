import { toRegistryFinding } from '@/lib/server/ops/doctor/case/finding';
import { checkEntry } from '@/lib/server/tenants/files/check-entry';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

beforeAll(() => setEnv({}));
afterAll(forget);

test('a variable that an entry names and nothing sets is to be set, and not a fault of its file (B40)', () => {
  const { faults = [] } = checkEntry({ defaultMobilePassword: 'env:NOT_SET_HERE' }, '');
  const [unset] = faults.map((it) => toRegistryFinding({ file: '/etc/site/merchants/a.json', ...it }));
  expect(unset).toMatchObject({
    text: 'defaultMobilePassword: a value in the environment variable NOT_SET_HERE; found nothing',
    remedy: expect.stringMatching(/^set NOT_SET_HERE in the site's environment and restart it;/),
  });
});
