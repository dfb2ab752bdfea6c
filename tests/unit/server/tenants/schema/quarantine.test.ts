import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import {
  type LoadContext,
  loadRegistry,
  type RegistryLoad,
} from '@/lib/server/tenants/assembly/load-registry';
import { RecentRemovals } from '@/lib/server/tenants/assembly/recent-removals';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

// Which entry serves when some are broken, clash or are missing, compared with the last good ones (FLT-50).
let site = setRegistry([]);
beforeEach(() => {
  site = setRegistry([]);
});

const file = (code: string): string => path.join(site.folder, `${code}.json`);
const lastGoodOf = ({ registry }: RegistryLoad): LastGood => ({
  files: registry?.files ?? new Map(),
  get: (code) => registry?.merchants.get(code),
});
const after = (before: RegistryLoad, recent = 0): LoadContext => ({ lastGood: lastGoodOf(before), recent });
const load = (context?: LoadContext): RegistryLoad => loadRegistry(site.folder, context);
const writeAll = (codes: readonly string[]): void => {
  for (const code of codes) site.write(`${code}.json`, toEntry(code));
};
const ownerOf = ({ registry }: RegistryLoad, host: string): string | undefined =>
  registry?.hosts.exact.get(host)?.code;
const codesOf = ({ registry }: RegistryLoad): string[] => [...(registry?.merchants.keys() ?? [])].sort();
const many = Array.from({ length: 30 }, (_, at) => `m${at}`);

test('at a first load a host that two entries name belongs to neither, whatever their files are called (FLT-50)', () => {
  site.write('a.json', toEntry('a', { hosts: ['x.localhost'] }));
  site.write('b.json', toEntry('b', { hosts: ['x.localhost'] }));
  site.write('c.json', toEntry('c'));
  const loaded = load();
  expect([codesOf(loaded), loaded.faults.length]).toEqual([['c'], 1]);
  expect(loaded.quarantined.map(({ code, isServed }) => [code, isServed])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('hosts that change places are no clash; one that waits for a broken neighbour waits in its older form (FLT-50)', () => {
  writeAll(['a', 'b']);
  const before = load();
  site.write('a.json', toEntry('a', { hosts: ['b.localhost'] }));
  site.write('b.json', toEntry('b', { hosts: ['a.localhost'] }));
  const swapped = load(after(before));
  expect([ownerOf(swapped, 'a.localhost'), swapped.faults]).toEqual(['b', []]);
  site.write('b.json', '{');
  const waiting = load(after(before));
  expect([ownerOf(waiting, 'a.localhost'), ownerOf(waiting, 'b.localhost')]).toEqual(['a', 'b']);
  expect(waiting.quarantined.map(({ code }) => code).sort()).toEqual(['a', 'b']);
});

test('a code that two entries give: the one that served stays; where neither did, the older form does (FLT-50)', () => {
  writeAll(['a']);
  const before = load();
  site.write('0-copy.json', toEntry('a', { name: 'Copy' }));
  expect(load(after(before)).registry?.merchants.get('a')?.text).toContain('Brand a');
  site.write('a.json', toEntry('a', { name: 'Changed' }));
  expect(load(after(before)).registry?.merchants.get('a')?.text).toContain('Brand a');
  expect(codesOf(load())).toEqual([]);
  site.write('0-copy.json', toEntry('a', { name: 'Changed' }));
  expect(codesOf(load())).toEqual(['a']);
});

test('an entry of an array, or a file whose code is not legible any more, keeps its form (FLT-50)', () => {
  site.write('list.json', [toEntry('a'), toEntry('b'), toEntry('c')]);
  site.write('d.json', toEntry('d'));
  const before = load();
  site.write('list.json', [toEntry('a', { name: 'New' }), { ...toEntry('b'), hosts: 1 }]);
  site.write('d.json', { ...toEntry('d'), code: 'DDD' });
  const loaded = load(after(before));
  // One went, which is always allowed.
  expect([codesOf(loaded), loaded.removals.removed]).toEqual([['a', 'b', 'd'], ['c']]);
  site.write('list.json', '[');
  expect(codesOf(load(after(before)))).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [1, 0, 0],
  [2, 0, 0],
  [3, 0, 0],
  [4, 0, 4],
  [1, 3, 1],
  [30, 0, 30],
])('of 30 merchants %i go, %i went a moment ago: %i are held (FLT-50)', (count, recent, held) => {
  writeAll(many);
  const before = load();
  for (const code of many.slice(0, count)) rmSync(file(code));
  const loaded = load(after(before, recent));
  expect(loaded.removals.held?.codes.length ?? 0).toBe(held);
  expect(codesOf(loaded).length).toBe(30 - count + held);
});

test('only the token of this very loss confirms it, and never the last merchant (FLT-50)', () => {
  writeAll(['a', 'b', 'c']);
  const before = load();
  rmSync(file('a'));
  rmSync(file('b'));
  const token = load(after(before)).removals.held?.token ?? '';
  const confirm = (text: string) => writeFileSync(path.join(site.folder, '.confirm-removal'), text);
  confirm('2-000000000000');
  expect(codesOf(load(after(before)))).toEqual(['a', 'b', 'c']);
  confirm(`${token}\n`);
  expect(codesOf(load(after(before)))).toEqual(['c']);
  rmSync(file('c'));
  expect(codesOf(load(after(before)))).toEqual(['a', 'b', 'c']);
});

test('a place that cannot be read keeps all (FLT-50)', () => {
  writeAll(['a', 'b']);
  const before = load();
  rmSync(site.folder, { recursive: true });
  const loaded = load(after(before));
  expect([codesOf(loaded), loaded.faults.length, loaded.quarantined.length]).toEqual([['a', 'b'], 1, 2]);
});

test('removals count for a minute of the steady clock (FLT-50)', () => {
  const removals = new RecentRemovals();
  removals.add(2, 0);
  removals.add(0, 10);
  removals.add(1, 30_000);
  expect([removals.count(59_000), removals.count(61_000), removals.count(91_000)]).toEqual([3, 1, 0]);
});

test.each([
  ['{ "tokenSyncUrl": "s3cr3t-1" }'],
  ['{ "private_key": "s3cr3t-2" }'],
  ['"s3cr3t-3"'],
  ['s3cr3t-4'],
  ['{"a": "s3cr3t-5" s3cr3t-6}'],
  ['[["s3cr3t-7"]]'],
])('the faults of %s quote nothing that may be secret (FLT-50)', (text) => {
  site.write('a.json', text);
  const { faults } = load();
  expect(faults.length).toBeGreaterThan(0);
  expect(JSON.stringify(faults)).not.toContain('s3cr3t');
});
