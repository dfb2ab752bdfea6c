import { findByHost, indexHosts } from '@/lib/server/tenants/merchant/host-index';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

const merchant = (code: string, ...hosts: string[]) => ({ code, hosts }) as unknown as Merchant;
const build = (...merchants: Merchant[]) => {
  const faults: { expected: string; actual: string }[] = [];
  return { index: indexHosts(merchants, (fault) => faults.push(fault)), faults };
};

const { index } = build(
  merchant('exact', 'shop.brand.example', 'brand.example'),
  merchant('short', '*.brand.example'),
  merchant('long', '*.deep.brand.example'),
);

test.each([
  ['shop.brand.example', 'exact'],
  ['brand.example', 'exact'],
  ['x.brand.example', 'short'],
  ['x.y.brand.example', 'short'],
  ['deep.brand.example', 'short'],
  ['x.deep.brand.example', 'long'],
  ['y.x.deep.brand.example', 'long'],
  ['xbrand.example', undefined],
  ['example', undefined],
  ['brand.example.evil', undefined],
  ['', undefined],
  ['__proto__', undefined],
])(
  '%s belongs to %s: exact beats wildcard, longer beats shorter (R1, SEC-1, provider-api §1)',
  (name, code) => {
    expect(findByHost(index, name)?.code).toBe(code);
  },
);

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

/** Counts how often the index is asked while a name is looked up. */
function countSteps(merchants: number, name: string): number {
  const { index: large } = build(
    ...Array.from({ length: merchants }, (_, at) => merchant(`m${at}`, `m${at}.example`, `*.w${at}.example`)),
  );
  let steps = 0;
  const counting = (map: ReadonlyMap<string, Merchant>) =>
    new Proxy(map, {
      get: (target, key) => {
        if (key !== 'get') throw new Error(`the index is scanned by ${String(key)}`);
        return (wanted: string) => {
          steps += 1;
          return target.get(wanted);
        };
      },
    });
  findByHost({ exact: counting(large.exact), wildcard: counting(large.wildcard) }, name);
  return steps;
}

test.each(['m9.example', 'a.w9.example', 'a.b.unknown.example'])(
  '%s takes as many steps among 10,000 merchants as among 10 (PRF-12)',
  (name) => {
    expect(countSteps(10_000, name)).toBe(countSteps(10, name));
  },
);

test('the deepest name looks up once a label (PRF-12)', () => {
  expect(countSteps(10, `${'a.'.repeat(100)}x`)).toBe(101);
});
