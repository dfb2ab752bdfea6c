import { forgetSession } from '@/lib/client/session-end/forget-session';
import { INBOX_CACHE } from '@/lib/shared/worker/cache-names';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

beforeEach(() => resetPage());
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

test('the end of a session deletes the pages that were visited and the messages of the inbox (B21, SEC-68)', async () => {
  signIn();
  const deleted: string[] = [];
  const caches = {
    keys: async () => ['mc:aurora:production:build:pages'],
    delete: async (name: string) => deleted.push(name) > 0,
  };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  forgetSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(deleted.sort()).toEqual([INBOX_CACHE, 'mc:aurora:production:build:pages']);
});
