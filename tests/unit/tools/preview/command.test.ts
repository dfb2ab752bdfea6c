// `npm run preview` where there is nothing to picture; the pictured entry: tests/browser/brand/preview.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '@/tests/support/run-to-end';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const EXAMPLE = JSON.parse(readFileSync('deploy/examples/brand-one.json', 'utf8'));
const folder = makeTemporaryFolder('preview');

function runPreview(...words: string[]) {
  const env = { ...process.env, MERCHANTS: '', INIT_CWD: folder };
  return runToEnd(['tools/preview.mjs', ...words], { env });
}

test('wrong use is one sentence and exit code 2 (B49)', async () => {
  const { code, errors } = await runPreview('gone.json');
  expect(code).toBe(2);
  expect(errors).toMatch(/^There is no file \S+gone\.json\.\n$/);
});

test('an entry that the site would leave out is a fault without a picture (B49)', async () => {
  writeFileSync(path.join(folder, 'unknown.json'), JSON.stringify({ ...EXAMPLE, colour: 'red' }));
  const { code, output } = await runPreview('unknown.json', '--out=nothing');
  expect(code).toBe(1);
  expect(output).toMatch(/FAULT +config +colour: no such key/);
  expect(output).toMatch(/nothing to picture\.$/m);
  expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
});
