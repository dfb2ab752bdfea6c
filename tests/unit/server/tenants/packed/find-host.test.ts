import { findHost } from '@/lib/server/tenants/packed/packed';
import { buildTable } from '@/lib/server/tenants/packed/string-table';

type Hosts = Readonly<Record<string, readonly string[]>>;

const tableOf = (merchants: Hosts) =>
  buildTable(Object.values(merchants).flatMap((hosts, at) => hosts.map((host) => [host, at] as const)));

const BRANDS = {
  exact: ['shop.brand.example', 'brand.example'],
  short: ['*.brand.example'],
  long: ['*.deep.brand.example'],
};
const index = { table: tableOf(BRANDS) };

test.each([
  ['shop.brand.example', 'exact'],
  ['brand.example', 'exact'],
  ['x.brand.example', 'short'],
  ['x.y.brand.example', 'short'],
  ['deep.brand.example', 'short'],
  ['x.deep.brand.example', 'long'],
  ['y.x.deep.brand.example', 'long'],
  ['xbrand.example', undefined],
  ['*.brand.example', undefined],
  ['@exact', undefined],
  ['example', undefined],
  ['brand.example.evil', undefined],
  ['', undefined],
  ['__proto__', undefined],
])(
  '%s belongs to %s: exact beats wildcard, longer beats shorter (R1, SEC-1, provider-api §1)',
  (name, code) => {
    expect(Object.keys(BRANDS)[findHost({ index }, name) ?? -1]).toBe(code);
  },
);

/** Counts the slots that are read while a name is looked up among so many merchants. */
function countSteps(merchants: number, name: string): number {
  const many = Array.from({ length: merchants }, (_, at) => [
    `m${at}`,
    [`m${at}.example`, `*.w${at}.example`],
  ]);
  const table = tableOf(Object.fromEntries(many));
  let steps = 0;
  const slots = new Proxy(table.slots, {
    get: (target, key) => {
      if (key === 'length') return target.length;
      steps += 1;
      return target[Number(key)];
    },
  });
  findHost({ index: { table: { ...table, slots } } }, name);
  return steps;
}

/** Half of the slots are empty at least, so that a name's own is near. */
const MAX_STEPS = 8;

test.each([10, 10_000])('a look-up among %i merchants reads a few slots a label (PRF-12)', (merchants) => {
  for (const name of ['m9.example', 'a.w9.example', 'a.b.unknown.example', `${'a.'.repeat(100)}x`])
    expect(countSteps(merchants, name)).toBeLessThanOrEqual(MAX_STEPS * name.split('.').length);
});
