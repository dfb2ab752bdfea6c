import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { pruneReleases, removeUnfinished } from '@/scripts/release/make/prune-releases.mjs';
import { releasesFolder } from '@/scripts/release/releases.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { plantRelease } from '@/tests/unit/scripts/release/support/plant-release';

const list = (root: string) =>
  readdirSync(releasesFolder(root)).filter((name) => !['current', 'previous'].includes(name));

test('the newest three stay, with the current, the previous and the one that runs (B54)', async () => {
  const root = makeTemporaryFolder('prune');
  const [running = ''] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
    plantRelease(root, id, { packages: id === 'd' ? 'd' : id === 'b' ? 'b' : '0' }),
  );
  switchRelease(root, 'c');
  switchRelease(root, 'b');
  const site = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log(1)'], { cwd: running });
  await once(site.stdout, 'data');
  pruneReleases(root);
  expect(list(root)).toEqual([
    'a',
    'b',
    'c',
    'e',
    'f',
    'g',
    'packages-000000000000',
    'packages-b00000000000',
  ]);
  site.kill('SIGKILL');
  await once(site, 'exit');
  pruneReleases(root);
  expect(list(root)).not.toContain('a');
});

test('files of interrupted builds are not a release, and are deleted with the next one (B54)', () => {
  const root = makeTemporaryFolder('prune');
  plantRelease(root, 'a');
  plantRelease(root, 'b', { isUnfinished: true });
  removeUnfinished(root);
  expect(list(root)).toEqual(['a', 'packages-000000000000']);
});
