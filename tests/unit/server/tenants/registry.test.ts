import { rmSync } from 'node:fs';
import path from 'node:path';
import { getMerchant, getMerchantByHost, getRegistryState } from '@/lib/server/tenants/registry';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.setTimeout(30_000);
const site = setRegistry([toEntry('one'), toEntry('two')]);
afterAll(forget);

test('finds merchants by host and by code, and none for an unknown host (R1, SEC-1)', () => {
  expect(getMerchantByHost('one.localhost')?.code).toBe('one');
  expect(getMerchant('two')?.hosts).toEqual(['two.localhost']);
  expect([getMerchantByHost('strange.example'), getMerchantByHost(''), getMerchant('three')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(getRegistryState()).toEqual({ merchants: 2, faults: [], quarantined: [] });
});

test('a new and a changed file are picked up without a restart (B40)', async () => {
  site.write('three.json', toEntry('three'));
  site.write('one.json', toEntry('one', { name: 'Renamed' }));
  expect(await untilHolds(() => getMerchant('three') !== undefined)).toBe(true);
  expect(await untilHolds(() => getMerchant('one')?.brand.name === 'Renamed')).toBe(true);
});

test('a broken entry keeps its last good form and shows its faults, until it is repaired (B40, FLT-50)', async () => {
  site.write('two.json', '{ "defaultMobilePassword": "hunter2hunter2" broken');
  expect(await untilHolds(() => getRegistryState().faults.length > 0)).toBe(true);
  expect(getMerchantByHost('two.localhost')?.code).toBe('two');
  expect(getRegistryState()).toMatchObject({
    merchants: 3,
    faults: [{ expected: 'readable JSON' }],
    quarantined: [{ file: 'two.json', code: 'two', isServed: true }],
  });
  expect(JSON.stringify(getRegistryState())).not.toContain('hunter2');
  site.write('two.json', toEntry('two', { name: 'Mended' }));
  expect(await untilHolds(() => getMerchant('two')?.brand.name === 'Mended')).toBe(true);
  expect(getRegistryState()).toMatchObject({ faults: [], quarantined: [] });
});

test('a host stays with the merchant that had it, and all others change (B40, FLT-50)', async () => {
  site.write('three.json', toEntry('three', { hosts: ['one.localhost'] }));
  site.write('two.json', toEntry('two', { name: 'Changed beside it' }));
  expect(await untilHolds(() => getRegistryState().faults.length > 0)).toBe(true);
  expect(getMerchantByHost('one.localhost')?.code).toBe('one');
  expect(getMerchantByHost('three.localhost')?.code).toBe('three');
  expect(await untilHolds(() => getMerchant('two')?.brand.name === 'Changed beside it')).toBe(true);
});

test('a removed file takes its merchant out of service (B40)', async () => {
  rmSync(path.join(site.folder, 'three.json'));
  expect(await untilHolds(() => getMerchant('three') === undefined)).toBe(true);
  expect(getRegistryState()).toEqual({ merchants: 2, faults: [], quarantined: [] });
});

test('a broken entry is left out alone at the first use, and not one merchant is an error with the faults (FLT-50)', () => {
  forget('registry');
  site.write('two.json', '{ broken');
  expect(getRegistryState()).toMatchObject({
    merchants: 1,
    quarantined: [{ file: 'two.json', isServed: false }],
  });
  expect([getMerchantByHost('two.localhost'), getMerchant('one')?.code]).toEqual([undefined, 'one']);
  forget('registry');
  site.write('one.json', '{');
  expect(() => getRegistryState()).toThrow(
    /not usable:\n {2}.*one\.json \(whole file\): readable JSON[\s\S]*two\.json/,
  );
});
