import { accessSync } from 'node:fs';
import path from 'node:path';
import { DOCTOR } from '@/scripts/bootstrap/bundle.mjs';
import { releasesFolder } from '@/scripts/release/releases.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { prepareProgram } from '@/scripts/run/run-program.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { plantRelease } from '@/tests/unit/scripts/release/support/plant-release';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), accessSync: jest.fn() }));

test('a user who may not write to the sources runs the doctor of the current release, also beside newer sources (B40)', async () => {
  jest.mocked(accessSync).mockImplementation(() => {
    throw new Error('EACCES: permission denied');
  });
  const root = makeTemporaryFolder('run-program');
  await expect(prepareProgram(DOCTOR, root)).rejects.toThrow('There is no release yet');
  plantRelease(root, 'a');
  switchRelease(root, 'a');
  expect(await prepareProgram(DOCTOR, root)).toBe(path.join(releasesFolder(root), 'a', 'build/doctor.mjs'));
});
