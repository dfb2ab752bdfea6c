import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type StoredLookRequest, toCheckedFile } from '@/lib/server/tenants/look/look-request';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import {
  findChangedCodes,
  findEntryOfCode,
  findHost,
  listCodes,
  type Packed,
  textOf,
} from '@/lib/server/tenants/packed/packed';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';
import { lookAndStore } from '@/tests/unit/server/support/stored-look';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(60_000);
const MANY = 2_000;
const many = writeMany(MANY);
const place = many.folder;
const fileOf = (at: number): string => path.join(place, `brand${at}.json`);
const write = (at: number, more: Record<string, unknown> = {}): void =>
  writeFileSync(fileOf(at), JSON.stringify({ ...toFullEntry(at), ...more }));

setEnv({ MERCHANTS: place });
let request: StoredLookRequest;
let whole: Packed;

const look = (more: Partial<StoredLookRequest> = {}) => lookAndStore({ ...request, ...more });

const nameOf = ({ packed }: { packed: Packed }, at: number): string | undefined => {
  const entry = findEntryOfCode(packed, `brand${at}`);
  return entry === undefined ? undefined : JSON.parse(textOf(packed, entry)).name;
};

beforeAll(async () => {
  request = { place, recent: 0, build: 'one', folder: makeTemporaryFolder('state') };
  whole = (await look()).packed;
});

test('2,000 entries are checked once: a later start reads the same merchants from the stored result (B59)', async () => {
  const again = await look();
  expect([again.checked, again.isStored]).toEqual([[], true]);
  expect(listCodes(again.packed)).toEqual(listCodes(whole));
  expect(again.packed.facts).toEqual(whole.facts);
  for (const { packed } of [again, { packed: whole }])
    for (let at = 0; at < MANY; at += 1) {
      const entry = findEntryOfCode(packed, `brand${at}`);
      if (entry === undefined) throw new Error(`brand${at} is missing`);
      const hosts = [`www.brand${at}.example`, `brand${at}.example`, `a.b.brand${at}-play.example`];
      expect(hosts.map((host) => findHost(packed, host))).toEqual([entry, entry, entry]);
      if (at % 100 === 0) expect(toMade({ text: textOf(packed, entry) }).code).toBe(`brand${at}`);
    }
  for (const stranger of ['brand1-play.example', '@brand1', '*.brand1-play.example', 'example', ''])
    expect(findHost(whole, stranger)).toBeUndefined();
});

test('one changed, one new and one removed entry: only what changed is checked (B59)', async () => {
  write(7, { name: 'Seven' });
  write(MANY);
  rmSync(fileOf(9));
  const found = await look();
  expect(found.checked).toEqual([`brand${MANY}.json`, 'brand7.json']);
  expect([nameOf(found, 7), nameOf(found, 8), nameOf(found, 9)]).toEqual([
    'Seven',
    'Brand Number 8',
    undefined,
  ]);
  expect(findHost(found.packed, 'brand9.example')).toBeUndefined();
  expect(findChangedCodes(whole, found.packed).sort()).toEqual(['brand7', 'brand9']);
  expect(found.packed.facts).toMatchObject({ merchants: MANY, removals: { removed: ['brand9'] } });
  write(7);
  write(9);
  rmSync(fileOf(MANY));
  expect((await look()).checked).toEqual(['brand7.json', 'brand9.json']);
});

test('a faulty entry is served in its stored form, of another build too, which checks everything again (B59, FLT-50)', async () => {
  writeFileSync(fileOf(3), '{');
  const broken = await look();
  expect([nameOf(broken, 3), broken.packed.facts.quarantined]).toEqual([
    'Brand Number 3',
    [{ file: 'brand3.json', code: 'brand3', isServed: true }],
  ]);
  const same = await look();
  expect([same.isStored, same.packed.facts.faults]).toEqual([true, broken.packed.facts.faults]);
  const other = await look({ build: 'two' });
  expect([other.checked.length, nameOf(other, 3)]).toEqual([MANY, 'Brand Number 3']);
  write(3);
  expect((await look()).checked).toEqual(['brand3.json']);
});

test('an entry with a variable is stored by its name and checked again once the value changes (B59)', async () => {
  process.env.BRAND_PASSWORD = '904172';
  write(5, { defaultMobilePassword: 'env:BRAND_PASSWORD' });
  expect((await look()).checked).toEqual(['brand5.json']);
  expect((await look()).checked).toEqual([]);
  expect(readFileSync(toCheckedFile(request), 'latin1')).not.toContain('904172');
  process.env.BRAND_PASSWORD = '';
  const faulty = await look();
  expect([faulty.checked, faulty.packed.facts.faults.length]).toEqual([['brand5.json'], 1]);
  delete process.env.BRAND_PASSWORD;
  write(5);
  expect((await look()).packed.facts.faults).toEqual([]);
});
