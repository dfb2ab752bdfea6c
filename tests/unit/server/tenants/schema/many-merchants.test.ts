import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadRegistry, type RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import { findByHost } from '@/lib/server/tenants/merchant/host-index';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';

jest.setTimeout(120_000);
const MANY = 10_000;
const many = writeMany(MANY);
let good: RegistryLoad;
beforeAll(() => {
  good = loadRegistry(many.folder);
});
const write = (at: number, text: string): void =>
  writeFileSync(path.join(many.folder, `brand${at}.json`), text);

test('of 10,000 merchants none is built before it is requested, and then once (PRF-14)', () => {
  const { registry, faults } = good;
  const held = [...(registry?.merchants.values() ?? [])];
  expect([held.length, faults]).toEqual([MANY, []]);
  expect(held.filter((it) => typeof it.held !== 'string')).toEqual([]);
  const one = registry?.merchants.get('brand77');
  const made = one && toMade(one);
  expect(made?.brand).toMatchObject({ code: 'brand77', name: 'Brand Number 77', theme: { radius: 14 } });
  expect(one && toMade(one)).toBe(made);
  expect(held.filter((it) => typeof it.held !== 'string')).toEqual([one]);
});

test('three broken files of 10,000 are reported, and leave out what they and their clash concern (B40, FLT-50)', () => {
  write(5, '{ "code": ');
  write(5000, JSON.stringify({ ...toFullEntry(5000), hoosts: [] }));
  write(9999, JSON.stringify({ ...toFullEntry(9999), hosts: ['brand1.example'] }));
  const { registry, faults } = loadRegistry(many.folder);
  expect(registry?.merchants.size).toBe(MANY - 4);
  const reported = faults.map((fault) => [path.basename(fault.file), fault.path, fault.actual]);
  expect(reported).toEqual([
    ['brand5.json', '', expect.stringContaining('JSON')],
    ['brand5000.json', 'hoosts', '[]'],
    [path.basename(many.folder), 'hosts', 'brand1.example in brand1 and brand9999'],
  ]);
  for (const at of [5, 5000, 9999]) write(at, JSON.stringify(toFullEntry(at)));
});

/** Median time of a look-up in ns, over names that are asked for in turn. */
function timeLookup({ registry }: RegistryLoad, names: readonly string[]): number {
  const hosts = registry?.hosts ?? { exact: new Map(), wildcard: new Map() };
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    let matches = 0;
    for (let round = 0; round < 100_000; round += 1)
      if (findByHost(hosts, names[round % names.length] ?? '')) matches += 1;
    expect(matches).toBe(100_000);
    return (performance.now() - start) * 10;
  });
  return times.sort((a, b) => a - b)[4] ?? 0;
}

test('a host is found among 10,000 merchants about as fast as among one (PRF-12)', () => {
  const one = timeLookup(loadRegistry(writeMany(1).folder), ['www.brand0.example']);
  const names = Array.from({ length: 100 }, (_, at) => `www.brand${at * 97}.example`);
  // Five times is the line; a scan or a list of patterns would be thousands, a busy machine may well be two.
  expect(timeLookup(good, names)).toBeLessThan(10 * one);
});

const MEASURE = `
const [load, made, place] = process.argv.slice(1);
const { loadRegistry } = await import(load);
const { toMade } = await import(made);
const used = () => { gc(); gc(); return process.memoryUsage().heapUsed; };
const before = used();
const { registry } = loadRegistry(place);
const held = used() - before;
for (const merchant of registry.merchants.values()) toMade(merchant);
console.log(JSON.stringify({ held, made: used() - before }));`;

test('10,000 merchants take at most thrice their JSON, and 8 kB each when all are in use (PRF-13)', () => {
  const outputs = bundleFiles([
    'lib/server/tenants/assembly/load-registry.ts',
    'lib/server/tenants/merchant/registry-merchant.ts',
  ]);
  try {
    const script = ['--expose-gc', '--input-type=module', '-e', MEASURE, ...outputs, many.folder];
    const env = { ...process.env, LOG_LEVEL: 'silent' };
    const { held, made } = JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8', env }));
    expect(held).toBeGreaterThan(many.bytes);
    expect(held).toBeLessThan(3 * many.bytes);
    expect(made).toBeLessThan(8_000 * MANY);
  } finally {
    for (const output of outputs) rmSync(output, { force: true });
  }
});
