import { chmodSync, readdirSync, type Stats, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkUnreadFiles } from '@/lib/server/ops/doctor/checks/unread-files';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof import('node:fs')>('node:fs');
  const asRoot = (stats: Stats | undefined) => stats && Object.assign(stats, { uid: 0 });
  const readdir = jest.fn(real.readdirSync);
  return { ...real, readdirSync: readdir, statSync: (...given: [string]) => asRoot(real.statSync(...given)) };
});

test('the doctor, which runs as root, names an entry that the site’s user cannot read (B40)', () => {
  const folder = makeTemporaryFolder('root-only');
  const open = path.join(folder, 'open.json');
  const closed = path.join(folder, 'closed.json');
  for (const file of [open, closed]) writeFileSync(file, '{}');
  chmodSync(open, 0o640);
  chmodSync(closed, 0o600);
  expect(checkUnreadFiles(folder)).toEqual([
    {
      check: 'config',
      level: 'warning',
      text: 'root alone may read closed.json: the site runs as another user',
      remedy: `give them to its group: chgrp -R site ${folder} && chmod -R g+rX ${folder}`,
    },
  ]);
});

test('a registry folder that may not be read stops no other check of the doctor (B40)', () => {
  jest.mocked(readdirSync).mockImplementationOnce(() => {
    throw new Error('EACCES: permission denied');
  });
  expect(checkUnreadFiles(makeTemporaryFolder('closed'))).toEqual([]);
});
