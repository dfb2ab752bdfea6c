import { merchantSchema } from '@/lib/server/tenants/schema/schema';

const ENTRY = {
  code: 'a',
  name: 'A',
  hosts: ['a.example'],
  backend: { origin: 'https://api.example' },
  trustedHosts: ['cash.example'],
};

test.each([
  ['/m/activity?id=42', true],
  ['https://cash.example/in', true],
  ['https://other.example/in', false],
  ['http://cash.example/in', false],
  ['/m/..//evil.example', false],
  ['javascript:alert(1)', false],
])('a cashier link of %s is allowed: %s (B19)', (deposit, isAllowed) => {
  expect(merchantSchema.safeParse({ ...ENTRY, links: { deposit } }).success).toBe(isAllowed);
});

test('the optional calls are off, and a path switches one on (B19)', () => {
  const paths = { balance: '/own/balance', vipLevels: null };
  expect(merchantSchema.safeParse({ ...ENTRY, backend: { ...ENTRY.backend, paths } }).success).toBe(true);
});
