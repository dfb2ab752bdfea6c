import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadRegistry, type RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import { MadeMerchants } from '@/lib/server/tenants/made-merchants';
import { packLoad } from '@/lib/server/tenants/packed/pack-load';
import { findChangedCodes, findHost, type Packed } from '@/lib/server/tenants/packed/packed';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';

jest.setTimeout(120_000);
const MANY = 10_000;
/** Three files have a fault, and a merchant's host is taken by one of them. */
const LEFT_OUT = [1, 5, 5000, 9999];
const many = writeMany(MANY + LEFT_OUT.length);
let load: RegistryLoad;
let packed: Packed;
const pack = (one: RegistryLoad, place = many.folder): Packed => packLoad(one, { place });
const write = (at: number, text: string, folder = many.folder): void =>
  writeFileSync(path.join(folder, `brand${at}.json`), text);

// Ten thousand entries take their time: they are loaded once here with faults, and once without in a process of their own.
beforeAll(() => {
  write(5, '{ "code": ');
  write(5000, JSON.stringify({ ...toFullEntry(5000), hoosts: [] }));
  write(9999, JSON.stringify({ ...toFullEntry(9999), hosts: ['brand1.example'] }));
  load = loadRegistry(many.folder);
  packed = pack(load);
  for (const at of LEFT_OUT) write(at, JSON.stringify(toFullEntry(at)));
});

test('three broken files of 10,000 are reported, and only their merchants and those in conflict are left out (B40, FLT-50)', () => {
  expect(load.registry?.merchants.size).toBe(MANY);
  expect(LEFT_OUT.map((at) => load.registry?.merchants.has(`brand${at}`))).toEqual(Array(4).fill(false));
  const reported = load.faults.map((fault) => [path.basename(fault.file), fault.path, fault.actual]);
  expect(reported).toEqual([
    ['brand5.json', '', expect.stringContaining('JSON')],
    ['brand5000.json', 'hoosts', '[]'],
    [path.basename(many.folder), 'hosts', 'brand1.example in brand1 and brand9999'],
  ]);
});

test('of 10,000 merchants one is made when it is requested, and then once (PRF-14)', () => {
  const made = new MadeMerchants(packed);
  const one = made.ofCode('brand77');
  expect(one?.brand).toMatchObject({ code: 'brand77', name: 'Brand Number 77', theme: { radius: 14 } });
  expect([made.ofHost('www.brand77.example') === one, made.ofCode('brand77') === one]).toEqual([true, true]);
  expect([made.ofCode('brand10004'), made.ofHost('brand10004.example')]).toEqual([undefined, undefined]);
});

test('a merchant that stays is the same object in the next registry, a host that another takes is that one’s (SEC-15)', () => {
  const { folder } = writeMany(10);
  const few = pack(loadRegistry(folder), folder);
  const made = new MadeMerchants(few);
  const [one, two] = [made.ofCode('brand1'), made.ofCode('brand2')];
  expect(made.ofHost('play.brand1-play.example')).toBe(one);
  write(2, JSON.stringify({ ...toFullEntry(2), hosts: ['play.brand1-play.example'] }), folder);
  const next = pack(loadRegistry(folder), folder);
  made.replace(next, findChangedCodes(few, next));
  expect([made.ofCode('brand1') === one, made.ofCode('brand2') === two]).toEqual([true, false]);
  expect(made.ofHost('play.brand1-play.example')?.code).toBe('brand2');
  expect(made.ofHost('b.brand1-play.example')).toBe(one);
});

const LOOKUPS = 20_000;
/** Returns the time of a look-up in ns, cycling through the names; the fastest of nine rounds, since other work slows the others. */
function timeLookup(registry: Packed, names: readonly string[]): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    let matches = 0;
    for (let round = 0; round < LOOKUPS; round += 1)
      if (findHost(registry, names[round % names.length] ?? '') !== undefined) matches += 1;
    expect(matches).toBe(LOOKUPS);
    return ((performance.now() - start) * 1e6) / LOOKUPS;
  });
  return Math.min(...times);
}

test('a host is found among 10,000 merchants about as fast as among one (PRF-12)', () => {
  const one = timeLookup(pack(loadRegistry(writeMany(1).folder)), ['www.brand0.example']);
  const names = Array.from({ length: 100 }, (_, at) => `www.brand${at * 97}.example`);
  // Five times is the line; a scan or a list of patterns would be thousands, a busy machine may well be two.
  expect(timeLookup(packed, names)).toBeLessThan(10 * one);
});

const MEASURE = `
const [load, pack, made, place] = process.argv.slice(1);
const { loadRegistry } = await import(load);
const { packLoad } = await import(pack);
const { MadeMerchants } = await import(made);
const used = () => {
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = used();
const makePacked = () => packLoad(loadRegistry(place), { place });
const packed = makePacked();
const held = used() - before;
const merchants = new MadeMerchants(packed);
for (let at = 0; at < packed.facts.merchants; at += 1) merchants.ofCode('brand' + at);
console.log(JSON.stringify({ facts: packed.facts, held, made: used() - before }));`;

test('10,000 merchants take at most twice their JSON and 3 kB each when idle, and 9 kB each when all are in use (B59, PRF-13)', () => {
  const outputs = bundleFiles([
    'lib/server/tenants/assembly/load-registry.ts',
    'lib/server/tenants/packed/pack-load.ts',
    'lib/server/tenants/made-merchants.ts',
  ]);
  try {
    const script = ['--expose-gc', '--input-type=module', '-e', MEASURE, ...outputs, many.folder];
    const env = { ...process.env, LOG_LEVEL: 'silent' };
    const { facts, held, made } = JSON.parse(
      execFileSync(process.execPath, script, { encoding: 'utf8', env }),
    );
    expect(facts).toMatchObject({ merchants: MANY + LEFT_OUT.length, faults: [] });
    expect(held).toBeGreaterThan(many.bytes);
    expect(held).toBeLessThan(Math.min(2 * many.bytes, 3_000 * MANY));
    expect(made).toBeLessThan(9_000 * MANY);
  } finally {
    for (const output of outputs) rmSync(output, { force: true });
  }
});
