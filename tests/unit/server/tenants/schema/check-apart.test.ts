import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkFile } from '@/lib/server/tenants/files/check-file';
import { checkFiles } from '@/lib/server/tenants/files/check-files';
import {
  checkApart,
  setCheckProgram,
  startEarlyCheck,
} from '@/lib/server/tenants/files/check-in-child-process';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { getMerchant } from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(60_000);
const many = writeMany(400);
const write = (name: string, text: string): void => writeFileSync(path.join(many.folder, name), text);
write('brand7.json', JSON.stringify({ ...toFullEntry(7), hoosts: 1 }));
write('list.json', JSON.stringify([toFullEntry(1000), { code: 'B' }]));
write('open.json', '{');
write(
  'wrong.json',
  JSON.stringify([
    { ...toFullEntry(1001), hosts: [], languages: ['XX'], backend: { origin: 'ftp://a', timeoutMs: '1' } },
    { ...toFullEntry(1002), name: 'env:NOT_THERE' },
    { ...toFullEntry(1005), languages: ['EN'], defaultLanguage: 'VI' },
    {
      ...toFullEntry(1003),
      theme: { colors: { primary: 'red' }, radius: 99 },
      limits: { get: { tries: 0 } },
    },
    { ...toFullEntry(1004), hosts: ['UPPER.example', '*.w.example'], name: '  Trimmed ' },
    null,
  ]),
);
const files = listRegistryFiles(many.folder);

setEnv({ MERCHANTS: many.folder });
const [program = ''] = bundleFiles(['lib/server/tenants/files/check-process.ts']);
afterAll(() => rmSync(program, { force: true }));
beforeEach(() => forget());

/** A program that does as it is told here. */
function useProgram(text: string): void {
  const file = path.join(makeTemporaryFolder('program'), 'program.mjs');
  writeFileSync(file, text);
  setCheckProgram(pathToFileURL(file));
}

test('another process finds what this one would, faults and all, in the same order (B40, PRF-14)', async () => {
  setCheckProgram(pathToFileURL(program));
  const checks = await checkApart(files);
  expect(checks).toEqual(files.map((file) => checkFile(file)));
  const faults = checks?.flatMap((check) =>
    check.faults.map(({ file, path: at }) => [path.basename(file), at]),
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      ['brand7.json', 'hoosts'],
      ['list.json', '[1].name'],
      ['open.json', ''],
      ...['hosts', 'languages.0', 'backend.origin', 'backend.timeoutMs'].map((at) => [
        'wrong.json',
        `[0].${at}`,
      ]),
      ['wrong.json', '[1].name'],
      ['wrong.json', '[2].defaultLanguage'],
      ...['theme.colors.primary', 'theme.radius', 'limits.get.tries'].map((at) => [
        'wrong.json',
        `[3].${at}`,
      ]),
      ['wrong.json', '[5]'],
    ]),
  );
});

test('a few files are no work for another process, nor is anything where there is no program (PRF-14)', async () => {
  expect(checkApart(files)).toBeUndefined();
  setCheckProgram(pathToFileURL('/nowhere/program.mjs'));
  expect(checkApart(files.slice(0, 3))).toBeUndefined();
  expect(await checkFiles(files.slice(0, 3))).toEqual(files.slice(0, 3).map((file) => checkFile(file)));
});

test.each([
  ['ends', 'process.exit(3);'],
  ['ends half way', 'process.once("message", () => process.send([{}], () => process.disconnect()));'],
  ['is killed', 'process.kill(process.pid, "SIGKILL");'],
])('where the other process %s, this one takes its place (FLT-48)', async (_name, text) => {
  useProgram(text);
  expect(await checkFiles(files)).toEqual(files.map((file) => checkFile(file)));
});

test('what was begun ahead is taken once, and only for the files it was begun for (PRF-14)', async () => {
  useProgram(
    'process.once("message", (all) => process.send(all.map((file) => ({ file, ahead: true })), () => process.disconnect()));',
  );
  startEarlyCheck(many.folder);
  useProgram(
    'process.once("message", (all) => process.send(all.map((file) => ({ file })), () => process.disconnect()));',
  );
  expect((await checkApart(files))?.[0]).toEqual({ file: files[0], ahead: true });
  expect((await checkApart(files))?.[0]).toEqual({ file: files[0] });
  startEarlyCheck('/nowhere');
  expect((await checkApart(files.slice(1)))?.[0]).toEqual({ file: files[1] });
});

test('a registry opens by another process, and leaves out the entries with faults alone (B40, PRF-14, FLT-50)', async () => {
  setCheckProgram(pathToFileURL(program));
  await openRegistry();
  expect([getMerchant('brand7'), getMerchant('brand8')?.hosts[0]]).toEqual([undefined, 'www.brand8.example']);
  forget();
  for (const name of ['list.json', 'open.json', 'wrong.json']) rmSync(path.join(many.folder, name));
  write('brand7.json', JSON.stringify(toFullEntry(7)));
  await openRegistry();
  expect(getMerchant('brand7')?.hosts[0]).toBe('www.brand7.example');
});
