import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getMerchant, getMerchantByHost, getRegistryState } from '@/lib/server/merchant/registry';
import { forget, setRegistry, toEntry } from '../support/test-site';

jest.setTimeout(30_000);
const site = setRegistry([toEntry('one'), toEntry('two')]);
afterAll(forget);

/** Waits until it holds, for 15 s at most. */
async function until(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 300 && !holds(); tries += 1) await wait(50);
  return holds();
}

test('finds merchants by host and by code, and none for a strange host (R1, SEC-1)', () => {
  expect(getMerchantByHost('one.localhost')?.code).toBe('one');
  expect(getMerchant('two')?.hosts).toEqual(['two.localhost']);
  expect([getMerchantByHost('strange.example'), getMerchantByHost(''), getMerchant('three')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(getRegistryState()).toEqual({ merchants: 2, faults: [] });
});

test('a new and a changed file are picked up without a restart (B40)', async () => {
  site.write('three.json', toEntry('three'));
  site.write('one.json', toEntry('one', { name: 'Renamed' }));
  expect(await until(() => getMerchant('three') !== undefined)).toBe(true);
  expect(await until(() => getMerchant('one')?.brand.name === 'Renamed')).toBe(true);
});

test('a broken change keeps the last good registry and shows its faults, until it is mended (B40)', async () => {
  site.write('two.json', '{ broken');
  expect(await until(() => getRegistryState().faults.length > 0)).toBe(true);
  expect(getMerchantByHost('two.localhost')?.code).toBe('two');
  expect(getRegistryState()).toMatchObject({ merchants: 3, faults: [{ expected: 'readable JSON' }] });
  site.write('two.json', toEntry('two', { name: 'Mended' }));
  expect(await until(() => getMerchant('two')?.brand.name === 'Mended')).toBe(true);
  expect(getRegistryState().faults).toEqual([]);
});

test('a change that gives one host to two merchants changes nothing (B40)', async () => {
  site.write('three.json', toEntry('three', { hosts: ['one.localhost'] }));
  expect(await until(() => getRegistryState().faults.length > 0)).toBe(true);
  expect(getMerchantByHost('one.localhost')?.code).toBe('one');
});

test('a removed file takes its merchant out of service (B40)', async () => {
  rmSync(path.join(site.folder, 'three.json'));
  expect(await until(() => getMerchant('three') === undefined)).toBe(true);
  expect(getRegistryState()).toEqual({ merchants: 2, faults: [] });
});

test('an unusable registry at the first use is an error with the faults', () => {
  forget('registry');
  site.write('two.json', '{ broken');
  expect(() => getRegistryState()).toThrow(/not usable:\n {2}.*two\.json \(whole file\): readable JSON/);
});
