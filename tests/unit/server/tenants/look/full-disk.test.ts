import { getLog } from '@/lib/server/platform/log';
import { findFirst } from '@/lib/server/tenants/look/find-registry';
import { toCheckedFile, toLookRequest } from '@/lib/server/tenants/look/look-request';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { writeMany } from '@/tests/unit/server/support/many-entries';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';
import { untilHolds } from '@/tests/unit/server/support/until-holds';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual('node:fs/promises'),
  writeFile: () => Promise.reject(new Error('ENOSPC: no space left on device, write')),
}));

afterAll(forget);

test('a disk that is full stops no start, and the log names the file that was not written (FLT-35)', async () => {
  const { folder: place } = writeMany(2);
  setEnv({ MERCHANTS: place });
  const warn = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
  const request = { ...toLookRequest({ place, recent: 0 }), folder: makeTemporaryFolder('full') };
  expect((await findFirst(request)).packed).toBeDefined();
  await untilHolds(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls).toEqual([
    [
      { file: toCheckedFile(request), error: 'Error: ENOSPC: no space left on device, write' },
      'last good forms of merchants are not stored',
    ],
  ]);
});
