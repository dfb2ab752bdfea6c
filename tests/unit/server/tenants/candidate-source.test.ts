import { renameSync } from 'node:fs';
import path from 'node:path';
import { getMerchant, getRegistryVersion } from '@/lib/server/tenants/registry';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { makeGitRegistry } from '@/tests/support/sources/git-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.setTimeout(30_000);
const tree = makeGitRegistry();
const [git, away] = [path.join(tree.root, '.git'), path.join(tree.root, 'away')];
setRegistry([toEntry('one')], {
  MERCHANTS_CANARY: tree.url,
  MERCHANTS_CANARY_FOR: '100%',
  STATE_DIR: makeTemporaryFolder('state'),
});
afterAll(forget);

const nameOf = (code: string) => getMerchant(code)?.brand.name;
const canary = () => getRegistryVersion().canary;

test('a start without the source of the candidate serves the registry and names the reason (B55)', async () => {
  renameSync(git, away);
  await openRegistry();
  expect(nameOf('one')).toBe('Brand one');
  expect(canary()).toMatchObject({ source: 'git', merchants: 0 });
  expect(canary()?.fault?.reason).toContain('not a git repository');
  renameSync(away, git);
});

test('its commits arrive, and one that holds no merchant ends it (B55)', async () => {
  tree.write('one.json', JSON.stringify(toEntry('one', { name: 'Proposed' })));
  const commit = tree.commit();
  expect(await untilHolds(() => nameOf('one') === 'Proposed')).toBe(true);
  expect(canary()).toEqual({ source: 'git', version: commit, checksum: expect.any(String), merchants: 1 });
  tree.remove('one.json');
  const end = tree.commit();
  expect(await untilHolds(() => nameOf('one') === 'Brand one')).toBe(true);
  expect(canary()).toMatchObject({ version: end, merchants: 0 });
});

test('while its source cannot be read, its last copy counts (B55)', async () => {
  tree.write('one.json', JSON.stringify(toEntry('one', { name: 'Again' })));
  tree.commit();
  expect(await untilHolds(() => nameOf('one') === 'Again')).toBe(true);
  renameSync(git, away);
  expect(await untilHolds(() => canary()?.fault !== undefined)).toBe(true);
  expect(nameOf('one')).toBe('Again');
});
