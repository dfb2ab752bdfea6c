import { renameSync } from 'node:fs';
import path from 'node:path';
import { openMirror } from '@/lib/server/tenants/mirror/open-mirror';
import { getMerchant, getMerchantByHost, getRegistryVersion } from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeGitRegistry } from '@/tests/support/sources/git-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { forget, setEnv, toEntry } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.setTimeout(30_000);
const tree = makeGitRegistry();
const state = makeTemporaryFolder('state');
const put = (code: string, more = {}) => tree.write(`${code}.json`, JSON.stringify(toEntry(code, more)));
const [git, away] = [path.join(tree.root, '.git'), path.join(tree.root, 'away')];
put('one');
put('two');
const first = tree.commit();
setEnv({ MERCHANTS: tree.url, STATE_DIR: state });
afterAll(forget);

test('without source and copy there is no registry, and the reason is named (B50)', async () => {
  const lost = `git:${makeTemporaryFolder('no-tree')}`;
  await expect(openMirror(lost)).rejects.toThrow(
    `The registry ${lost} cannot be read, and there is no copy of it here: fatal: not a git repository`,
  );
  await expect(openMirror('http://registry.example/')).rejects.toThrow(
    'neither a path nor an address of a known kind',
  );
  forget('registry-mirrors');
});

test('a start reads the source, and names its version and checksum (B50)', async () => {
  await openRegistry();
  expect(getMerchantByHost('one.localhost')?.code).toBe('one');
  expect(getRegistryVersion()).toEqual({
    source: 'git',
    version: first,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a commit reaches the site without a restart, new, changed and removed entries alike (B50)', async () => {
  const { checksum } = getRegistryVersion();
  put('two', { name: 'Renamed' });
  put('three');
  tree.remove('one.json');
  const commit = tree.commit();
  expect(await untilHolds(() => getMerchant('three') !== undefined)).toBe(true);
  expect(getMerchant('two')?.brand.name).toBe('Renamed');
  expect(await untilHolds(() => getMerchant('one') === undefined)).toBe(true);
  expect(getRegistryVersion().version).toBe(commit);
  expect(getRegistryVersion().checksum).not.toBe(checksum);
});

test('while the source cannot be read, the last good copy serves and the fault shows, until it is back (B50)', async () => {
  renameSync(git, away);
  expect(await untilHolds(() => getRegistryVersion().fault !== undefined)).toBe(true);
  expect(getRegistryVersion().fault?.reason).toContain('not a git repository');
  expect(getMerchant('two')?.brand.name).toBe('Renamed');
  renameSync(away, git);
  expect(await untilHolds(() => getRegistryVersion().fault === undefined)).toBe(true);
});
