import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { readEntry } from '@/tools/preview/read-entry.mjs';

const folder = makeTemporaryFolder('entry');

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('an entry is read back as written', () => {
  expect(readEntry(write('good.json', '{"code":"a","more":[1]}'))).toEqual({ code: 'a', more: [1] });
});

test.each([
  ['[{"code":"a"}]', /holds a list: put one merchant into a file of its own\.$/],
  ['null', /holds no merchant: it must be a JSON object\.$/],
  ['7', /holds no merchant/],
  ['{"secret": "s3cret"', /^\S+ is not JSON at position \d+ \(line 1 column \d+\)\.$/],
  ['', /is not JSON/],
  [`{"code":"${'a'.repeat(1024 * 1024)}"}`, /is larger than 1 MiB\.$/],
])('%.40j is one sentence that quotes nothing of the file', (text, sentence) => {
  const file = write('bad.json', text);
  expect(() => readEntry(file)).toThrow(sentence);
  expect(() => readEntry(file)).not.toThrow(/s3cret/);
});

test('a missing file and a folder are one sentence', () => {
  const inner = path.join(folder, 'inner');
  mkdirSync(inner);
  expect(() => readEntry(path.join(folder, 'gone.json'))).toThrow(/^There is no file .*gone\.json\.$/);
  expect(() => readEntry(inner)).toThrow(/inner is not a file\.$/);
});
