import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressLines, readMerchants } from '@/scripts/run/registry.mjs';
import { demoSecret } from '@/scripts/run/secret.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const folder = () => makeTemporaryFolder('registry');

test('reads both a folder of files and one file with an array', () => {
  const place = folder();
  writeFileSync(path.join(place, 'b.json'), '{"name":"B","hosts":[]}');
  writeFileSync(path.join(place, 'a.json'), '[{"name":"A1","hosts":[]},{"name":"A2","hosts":[]}]');
  expect(readMerchants(place).map(({ name }: { name: string }) => name)).toEqual(['A1', 'A2', 'B']);
  expect(readMerchants(path.join(place, 'a.json'))).toHaveLength(2);
});

test('leaves a broken registry to the site, which reports all faults', () => {
  expect(readMerchants('/nowhere')).toEqual([]);
});

test('only invalid entries and blocking files are left out (FLT-50)', () => {
  const place = folder();
  execFileSync('mkfifo', [path.join(place, 'a.json')]);
  mkdirSync(path.join(place, 'b.json'));
  const texts = [
    '{',
    'null',
    '{"name":5,"hosts":[]}',
    '{"name":"N","hosts":"h"}',
    '{"name":"Good","hosts":["h"]}',
  ];
  for (const [at, text] of texts.entries()) writeFileSync(path.join(place, `c${at}.json`), text);
  expect(readMerchants(place)).toEqual([{ name: 'Good', hosts: ['h'] }]);
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
