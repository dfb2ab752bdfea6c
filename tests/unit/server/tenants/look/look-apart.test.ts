import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLookedAtApart, lookApart, setLookProgram } from '@/lib/server/tenants/look/look-apart';
import { type StoredLookRequest, toCheckedFile, toLookRequest } from '@/lib/server/tenants/look/look-request';
import { findEntryOfCode, findHost, textOf } from '@/lib/server/tenants/packed/packed';
import { getMerchant, getMerchantByHost, getRegistryState } from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';
import { toFullEntry, writeMany } from '@/tests/unit/server/support/many-entries';
import { packHere } from '@/tests/unit/server/support/stored-look';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(60_000);
const many = writeMany(210);
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

test('another process finds the same as this one, including faults, in the same order (B40, PRF-14)', async () => {
  const stored = await lookApart(request);
  const here = packHere(many.folder);
  const texts = stored?.packed.texts.subarray(0, here.index.starts.at(-1) ?? 0);
  expect({ ...stored?.packed, texts }).toEqual(here);
  const faults = stored?.packed.facts.faults.map(({ file, path: at }) => [path.basename(file), at]);
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

test('it finds nothing without a change, and finds a change without the other process (B59)', async () => {
  const before = await lookApart(request);
  expect(await lookApart(request, before?.mark)).toBeUndefined();
  write('brand8.json', JSON.stringify({ ...toFullEntry(8), name: 'Eight' }));
  const after = await lookApart(request, before?.mark);
  const entry = after && findEntryOfCode(after.packed, 'brand8');
  expect(after && entry !== undefined && textOf(after.packed, entry)).toContain('"name":"Eight"');
  write('brand8.json', JSON.stringify(toFullEntry(8)));
});

test('a few files need no separate process, and without its program none starts (PRF-14)', async () => {
  expect([isLookedAtApart(many.folder), isLookedAtApart('/nowhere')]).toEqual([true, false]);
  expect(isLookedAtApart(writeMany(3).folder)).toBe(false);
  forget('registry-apart');
  expect(isLookedAtApart(many.folder)).toBe(false);
});

test('without STATE_DIR nothing is stored beyond the life of the process, and a candidate counts (B55, B59)', async () => {
  const candidate = writeMany(1).folder;
  writeFileSync(
    path.join(candidate, 'brand0.json'),
    JSON.stringify({ ...toFullEntry(0), hosts: ['candidate.example'] }),
  );
  const whole = await lookApart(request);
  const share = { place: candidate, whom: '100%', instance: 'web-1' };
  const taken = await lookApart({ ...request, candidate: share });
  expect(taken?.packed.facts).toMatchObject({ canaries: 1, merchants: whole?.packed.facts.merchants });
  expect(taken && findHost(taken.packed, 'candidate.example')).toBeDefined();
  expect(await lookApart({ ...request, candidate: share }, taken?.mark)).toBeUndefined();
  expect(await lookApart(request, whole?.mark)).toBeUndefined();
  expect(readdirSync(request.folder).length).toBe(2);
  expect(toCheckedFile(request)).not.toBe(toCheckedFile({ ...request, candidate: share }));
});

test('a registry opens by another process, and leaves out the entries with faults alone (B40, PRF-14, FLT-50)', async () => {
  await openRegistry();
  expect([getMerchant('brand7'), getMerchantByHost('www.brand8.example')?.code]).toEqual([
    undefined,
    'brand8',
  ]);
  expect(getRegistryState().quarantined).toContainEqual({
    file: 'brand7.json',
    code: 'brand7',
    isServed: false,
  });
  forget('registry');
  for (const name of ['list.json', 'open.json', 'wrong.json']) rmSync(path.join(many.folder, name));
  write('brand7.json', JSON.stringify(toFullEntry(7)));
  await openRegistry();
  expect(getMerchant('brand7')?.hosts[0]).toBe('www.brand7.example');
});
