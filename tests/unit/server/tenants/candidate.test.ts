import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  getMerchant,
  getMerchantByHost,
  getRegistryState,
  getRegistryVersion,
} from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.setTimeout(30_000);
const candidate = makeTemporaryFolder('candidate');
const fileOf = (code: string): string => path.join(candidate, `${code}.json`);
const propose = (code: string, more: object = {}): void =>
  writeFileSync(fileOf(code), JSON.stringify({ ...toEntry(code), ...more }));

// `one` and `two` are in the first half by the digest of their codes, `three` is not.
const stable = setRegistry(
  ['one', 'two', 'three'].map((code) => toEntry(code)),
  {
    MERCHANTS_CANARY: candidate,
    MERCHANTS_CANARY_FOR: '50%',
  },
);
const nameOf = (code: string) => getMerchant(code)?.brand.name;
const canaries = () => getRegistryVersion().canary?.merchants;

beforeAll(async () => {
  propose('one', { name: 'Proposed one' });
  propose('three', { name: 'Proposed three' });
  await openRegistry();
});
afterAll(forget);

test('at a start, merchants of the share are as the candidate has them, all others as the registry has them (B55)', () => {
  expect(['one', 'two', 'three'].map(nameOf)).toEqual(['Proposed one', 'Brand two', 'Brand three']);
  expect(getRegistryState()).toEqual({ merchants: 3, faults: [], quarantined: [] });
  expect(getRegistryVersion()).toEqual({
    source: 'path',
    checksum: expect.any(String),
    canary: { source: 'path', checksum: expect.any(String), merchants: 1 },
  });
  expect(getRegistryVersion().canary?.checksum).not.toBe(getRegistryVersion().checksum);
});

test('a faulty entry of the candidate leaves its merchant unchanged, and is reported (B55)', async () => {
  propose('two', { hosts: 'none' });
  expect(await untilHolds(() => getRegistryState().faults.length > 0)).toBe(true);
  expect([nameOf('one'), nameOf('two')]).toEqual(['Proposed one', 'Brand two']);
  expect(getRegistryState().quarantined).toEqual([{ file: 'two.json', code: 'two', isServed: true }]);
});

test('a host that another merchant has stays there, and a merchant that the candidate lacks stays (B55)', async () => {
  propose('two', { hosts: ['three.localhost'] });
  expect(await untilHolds(() => getRegistryState().faults[0]?.path === 'hosts')).toBe(true);
  expect(getMerchantByHost('three.localhost')?.code).toBe('three');
  expect(getMerchantByHost('two.localhost')?.code).toBe('two');
  rmSync(fileOf('two'));
  expect(await untilHolds(() => getRegistryState().faults.length === 0)).toBe(true);
  expect(nameOf('two')).toBe('Brand two');
});

test('a code that the candidate has twice keeps its current entry (B55)', async () => {
  writeFileSync(fileOf('other'), JSON.stringify(toEntry('one', { name: 'Twice' })));
  expect(await untilHolds(() => getRegistryState().faults.length > 0)).toBe(true);
  expect([nameOf('one'), canaries()]).toEqual(['Brand one', 0]);
  rmSync(fileOf('other'));
  expect(await untilHolds(() => nameOf('one') === 'Proposed one')).toBe(true);
});

test('a promoted entry stays the same object, and the end of the candidate changes nothing of it (B55)', async () => {
  const before = getMerchant('one');
  stable.write('one.json', toEntry('one', { name: 'Proposed one' }));
  expect(await untilHolds(() => canaries() === 0)).toBe(true);
  rmSync(fileOf('one'));
  stable.write('two.json', toEntry('two', { name: 'Read after it' }));
  expect(await untilHolds(() => nameOf('two') === 'Read after it')).toBe(true);
  expect(getMerchant('one')).toBe(before);
});

test('a withdrawn candidate leaves all merchants as the registry has them (B55)', async () => {
  propose('two', { name: 'Proposed two' });
  expect(await untilHolds(() => nameOf('two') === 'Proposed two')).toBe(true);
  rmSync(candidate, { recursive: true });
  expect(await untilHolds(() => nameOf('two') === 'Read after it')).toBe(true);
  expect(canaries()).toBe(0);
});
