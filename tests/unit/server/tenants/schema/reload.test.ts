import fs, { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onMerchantChange } from '@/lib/server/tenants/merchant-change';
import { getMerchant, getRegistryState } from '@/lib/server/tenants/registry';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.setTimeout(30_000);
const site = setRegistry(['one', 'two', 'three'].map((code) => toEntry(code)));
const reported: string[][] = [];
afterAll(() => forget());

/** The files of the registry that were read since. */
function countReads(): () => string[] {
  const read = jest.spyOn(fs, 'openSync');
  return () =>
    read.mock.calls
      .map(([file]) => String(file))
      .filter((file) => file.startsWith(site.folder))
      .map((file) => path.basename(file));
}

beforeAll(() => {
  expect(getRegistryState()).toEqual({ merchants: 3, faults: [], quarantined: [] });
  onMerchantChange(() => {
    throw new Error('a listener that fails');
  });
  onMerchantChange((codes) => reported.push([...codes]));
});
beforeEach(() => {
  reported.length = 0;
});

test('one changed file is read, one merchant is new, and the others are the same objects (B40, SEC-15)', async () => {
  const before = ['one', 'two'].map((code) => getMerchant(code));
  const reads = countReads();
  site.write('one.json', toEntry('one', { name: 'Renamed' }));
  expect(await untilHolds(() => getMerchant('one')?.brand.name === 'Renamed')).toBe(true);
  expect(reads()).toEqual(['one.json']);
  expect(getMerchant('one')).not.toBe(before[0]);
  expect(getMerchant('two')).toBe(before[1]);
  expect(reported).toEqual([['one']]);
});

test('a file that is rewritten with the same content changes nothing (SEC-15)', async () => {
  const before = getMerchant('two');
  const reads = countReads();
  site.write('two.json', JSON.stringify(toEntry('two'), null, 2));
  site.write('three.json', toEntry('three', { name: 'Third' }));
  expect(await untilHolds(() => getMerchant('three')?.brand.name === 'Third')).toBe(true);
  expect(reads().sort()).toEqual(['three.json', 'two.json']);
  expect(getMerchant('two')).toBe(before);
  expect(reported).toEqual([['three']]);
});

test('a new merchant does not count as changed, a removed one does, under any file name (SEC-15, B40)', async () => {
  const before = getMerchant('two');
  site.write('four.json', toEntry('four'));
  expect(await untilHolds(() => getMerchant('four') !== undefined)).toBe(true);
  expect(reported).toEqual([]);
  rmSync(path.join(site.folder, 'four.json'));
  rmSync(path.join(site.folder, 'two.json'));
  site.write('zwei.json', toEntry('two'));
  expect(await untilHolds(() => getMerchant('four') === undefined)).toBe(true);
  expect(getMerchant('two')).toBe(before);
  expect(reported).toEqual([['four']]);
});

test('changes beside a broken file take effect immediately, and the broken one when it is repaired (B40, SEC-15, FLT-50)', async () => {
  const before = getMerchant('three');
  site.write('three.json', '{');
  site.write('one.json', toEntry('one', { name: 'Again' }));
  expect(
    await untilHolds(
      () => getRegistryState().faults.length === 1 && getMerchant('one')?.brand.name === 'Again',
    ),
  ).toBe(true);
  expect(reported).toEqual([['one']]);
  expect(getMerchant('three')).toBe(before);
  const reads = countReads();
  site.write('three.json', toEntry('three', { name: 'Third' }));
  expect(await untilHolds(() => getRegistryState().faults.length === 0)).toBe(true);
  expect(reads()).toEqual(['three.json']);
  expect([getMerchant('three') === before, reported]).toEqual([true, [['one']]]);
});

test('a file whose time alone changes is read and nothing is reported (SEC-15)', async () => {
  const before = getMerchant('one');
  const reads = countReads();
  utimesSync(path.join(site.folder, 'one.json'), 1, 1);
  expect(await untilHolds(() => reads().length > 0)).toBe(true);
  await wait(100);
  expect([reads(), reported]).toEqual([['one.json'], []]);
  expect(getMerchant('one')).toBe(before);
});

test('an unreadable registry is a fault, and its last content stays in use until it is readable again (B40)', async () => {
  const before = getMerchant('one');
  const away = `${site.folder}-away`;
  fs.renameSync(site.folder, away);
  expect(await untilHolds(() => getRegistryState().faults.length === 1)).toBe(true);
  expect(getRegistryState()).toMatchObject({ merchants: 3, faults: [{ file: site.folder, path: '' }] });
  fs.renameSync(away, site.folder);
  expect(await untilHolds(() => getRegistryState().faults.length === 0)).toBe(true);
  expect([getMerchant('one') === before, reported]).toEqual([true, []]);
});
