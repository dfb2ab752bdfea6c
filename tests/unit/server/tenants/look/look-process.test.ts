import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFirst, findNext } from '@/lib/server/tenants/look/find-registry';
import { lookApart, setLookProgram, startEarlyLook } from '@/lib/server/tenants/look/look-apart';
import { type StoredLookRequest, toCheckedFile, toLookRequest } from '@/lib/server/tenants/look/look-request';
import { findEntryOfCode, findHost, type Packed, textOf } from '@/lib/server/tenants/packed/packed';
import { getMerchant } from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';
import { packHere } from '@/tests/unit/server/support/stored-look';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

// A process that fails, and one that starts before its result is needed.
jest.setTimeout(60_000);
const many = writeMany(210);
const write = (name: string, text: string): void => writeFileSync(path.join(many.folder, name), text);

setEnv({ MERCHANTS: many.folder });
const [program = ''] = bundleFiles(['lib/server/tenants/look/look-process.ts']);
afterAll(() => rmSync(program, { force: true }));
let request: StoredLookRequest;
beforeEach(() => {
  forget();
  setEnv({ MERCHANTS: many.folder });
  setLookProgram(pathToFileURL(program));
  request = { ...toLookRequest({ place: many.folder, recent: 0 }), folder: makeTemporaryFolder('state') };
});

/** A program whose behaviour the test sets. */
function useProgram(text: string): void {
  const file = path.join(makeTemporaryFolder('program'), 'program.mjs');
  writeFileSync(file, text);
  setLookProgram(pathToFileURL(file));
}

test.each([
  ['ends', 'process.exit(3);'],
  [
    'says that it stored what is not there',
    'process.once("message", () => process.send("1", () => process.disconnect()));',
  ],
  ['is killed', 'process.kill(process.pid, "SIGKILL");'],
])(
  'where the other process %s, this one takes its place, at a start and later (FLT-48)',
  async (_name, text) => {
    useProgram(text);
    const found = await findFirst(request);
    expect(found.packed).toEqual(packHere(many.folder));
    expect(await findNext(request, found)).toBeUndefined();
    write('brand8.json', JSON.stringify({ ...toFullEntry(8), hosts: ['eight.example'] }));
    const next = await findNext(request, found);
    expect(next && findHost(next.packed, 'eight.example')).toBeDefined();
    write('brand8.json', JSON.stringify(toFullEntry(8)));
  },
);

test('entries are read from their file, also after it is replaced; where that fails, the next look reads it again (B59)', async () => {
  const file = toCheckedFile(request);
  const readBrand = ({ packed }: { packed: Packed }) =>
    JSON.parse(textOf(packed, findEntryOfCode(packed, 'brand8') ?? -1)).code;
  const found = await findFirst(request);
  const inUse = `${file}.old`;
  renameSync(file, inUse);
  expect(readBrand(found)).toBe('brand8');
  expect(await findNext(request, found)).toBeUndefined();
  truncateSync(inUse, 100);
  expect(() => readBrand(found)).toThrow('too short');
  const next = await findNext(request, found);
  expect(next && readBrand(next)).toBe('brand8');
});

test('an early look is used once, and only for the same request (PRF-14)', async () => {
  setEnv({ MERCHANTS: many.folder, STATE_DIR: makeTemporaryFolder('state') });
  startEarlyLook(many.folder);
  useProgram('process.exit(3);');
  await expect(lookApart(request)).rejects.toThrow('ended with 3');
  setLookProgram(pathToFileURL(program));
  startEarlyLook(many.folder);
  useProgram('process.exit(3);');
  await openRegistry();
  expect(getMerchant('brand8')?.hosts[0]).toBe('www.brand8.example');
  await expect(lookApart(request)).rejects.toThrow('ended with 3');
});
