import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressLines, readMerchants } from '@/scripts/run/registry.mjs';
import { demoSecret } from '@/scripts/run/secret.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const folder = () => makeTemporaryFolder('registry');

test('reads a folder of files and one file with an array alike', () => {
  const place = folder();
  writeFileSync(path.join(place, 'b.json'), '{"name":"B"}');
  writeFileSync(path.join(place, 'a.json'), '[{"name":"A1"},{"name":"A2"}]');
  expect(readMerchants(place).map(({ name }: { name: string }) => name)).toEqual(['A1', 'A2', 'B']);
  expect(readMerchants(path.join(place, 'a.json'))).toHaveLength(2);
});

test('leaves a broken registry to the site, which tells all faults', () => {
  expect(readMerchants('/nowhere')).toEqual([]);
});

test('shows exact hosts as addresses and no wildcard', () => {
  const merchants = [
    { name: 'One', hosts: ['*.one.test', 'one.test'] },
    { name: 'Two', hosts: ['*.two.test'] },
  ];
  expect(addressLines(merchants, 3000)).toEqual(['  One  http://one.test:3000']);
});

test('keeps the demo secret over restarts, readable by its owner alone', () => {
  const file = path.join(folder(), 'new', 'secret');
  const secret = demoSecret(file);
  expect(secret).toHaveLength(64);
  expect(demoSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
