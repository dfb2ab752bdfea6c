import { deleteCachedPages, deleteInbox } from '@/lib/client/worker/delete-cached-pages';

const BUILD = 'mc:aurora:production:build';

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

test('visited pages are deleted at the end of a session; files, pictures and the offline page stay (SEC-68)', async () => {
  const names = ['pages', 'data', 'precache', 'files', 'shell', 'pictures'].map((kind) => `${BUILD}:${kind}`);
  const deleted: string[] = [];
  const caches = { keys: async () => names, delete: async (name: string) => deleted.push(name) > 0 };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  await deleteCachedPages();
  expect(deleted).toEqual([`${BUILD}:pages`, `${BUILD}:data`]);
});

test('a browser without caches, or one that refuses them, is no fault (SEC-68)', async () => {
  await expect(deleteCachedPages()).resolves.toBeUndefined();
  const caches = { keys: () => Promise.reject(new Error('SecurityError')) };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  await expect(deleteCachedPages()).resolves.toBeUndefined();
});

test('a browser whose caches throw on access ends a session without an error (SEC-68)', async () => {
  const get = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(window, 'caches', { get, configurable: true });
  await expect(Promise.all([deleteCachedPages(), deleteInbox()])).resolves.toBeDefined();
});
