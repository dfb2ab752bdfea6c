import { indexHosts } from '@/lib/server/tenants/merchant/host-index';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

const merchant = (code: string, ...hosts: string[]) => ({ code, hosts }) as unknown as Merchant;
const build = (...merchants: Merchant[]) => {
  const faults: { expected: string; actual: string }[] = [];
  indexHosts(merchants, (fault) => faults.push(fault));
  return { faults };
};

test('a host in two merchants is a fault that names both, exact or wildcard (B40)', () => {
  const { faults } = build(
    merchant('a', 'x.example', '*.y.example'),
    merchant('b', 'x.example', '*.y.example'),
  );
  expect(faults.map(({ actual }) => actual)).toEqual(['x.example in a and b', '*.y.example in a and b']);
});

test('a host named twice by one merchant, and an exact name under the wildcard of another, are no faults (B40)', () => {
  expect(build(merchant('a', 'x.example', 'x.example'), merchant('b', '*.example')).faults).toEqual([]);
});
