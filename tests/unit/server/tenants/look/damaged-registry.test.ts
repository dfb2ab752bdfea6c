import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type StoredLookRequest, toCheckedFile } from '@/lib/server/tenants/look/look-request';
import { openStoredRegistry, readStoredRegistry } from '@/lib/server/tenants/packed/stored-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { writeMany } from '@/tests/unit/server/support/many-entries';
import { lookAndStore } from '@/tests/unit/server/support/stored-look';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(60_000);
const MANY = 200;
const place = writeMany(MANY).folder;
setEnv({ MERCHANTS: place });
const request: StoredLookRequest = { place, recent: 0, build: 'one', folder: makeTemporaryFolder('state') };
const look = (more: Partial<StoredLookRequest> = {}) => lookAndStore({ ...request, ...more });
beforeAll(() => look());

test.each([
  ['the header', 3],
  ['the checks', 2],
  ['the index', 1],
  ['the entries', 0],
  ['its length', -1],
])('a stored registry with a fault in %s is ignored and made again (B59)', async (_part, after) => {
  const file = toCheckedFile(request);
  const { header } = (await readStoredRegistry(file)) ?? {};
  const bytes = readFileSync(file);
  const rest = (header?.sections ?? []).slice(3 - after).reduce((sum, it) => sum + it.bytes, 0);
  const at = bytes.length - rest - 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, after < 0 ? bytes.subarray(0, -1) : bytes);
  // Entries of other builds would be read instead.
  for (const name of readdirSync(request.folder))
    if (path.join(request.folder, name) !== file) rmSync(path.join(request.folder, name));
  expect(await readStoredRegistry(file)).toBeUndefined();
  const readOpened = async () => (await openStoredRegistry(file))?.packed.checks;
  expect(await readOpened().catch(({ message }) => message)).toBe(after === 2 ? 'damaged' : undefined);
  expect((await look()).checked.length).toBe(MANY);
  expect((await look()).checked).toEqual([]);
});

test('a seal of another secret is rejected, one of an older secret is accepted (B59)', async () => {
  const before = process.env.SESSION_SECRET ?? '';
  const fresh = 'another-secret-of-thirty-two-characters-or-more';
  process.env.SESSION_SECRET = fresh;
  expect(await readStoredRegistry(toCheckedFile(request))).toBeUndefined();
  process.env.SESSION_SECRET = `${fresh}, ${before}`;
  expect((await readStoredRegistry(toCheckedFile(request)))?.packed.facts.merchants).toBe(MANY);
  process.env.SESSION_SECRET = before;
});

test('stored registries are for this user alone, and few: the oldest go (B59)', async () => {
  for (const build of ['three', 'four', 'five']) await look({ build });
  const files = readdirSync(request.folder);
  expect(files.length).toBe(3);
  expect(files.map((name) => statSync(path.join(request.folder, name)).mode & 0o777)).toEqual([
    0o600, 0o600, 0o600,
  ]);
  expect(files).toContain(path.basename(toCheckedFile({ ...request, build: 'five' })));
});
