import { loadRegistry } from '@/lib/server/tenants/assembly/load-registry';
import { isLargeRegistry } from '@/lib/server/tenants/files/list-files';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

function refuse(): never {
  throw new Error('EACCES: permission denied');
}

// Root may read every folder, so that the file system alone cannot show this.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), opendirSync: refuse, readdirSync: refuse }));

test('a folder that may not be read is a fault with its place, and ends neither a start nor a look (B40, FLT-50)', () => {
  const { folder } = setRegistry([toEntry('one')]);
  expect(isLargeRegistry(folder)).toBe(false);
  expect(loadRegistry(folder).faults).toMatchObject([
    { file: folder, actual: expect.stringContaining('EACCES') },
  ]);
});
