import { removeWorker } from '@/lib/client/worker/settle-worker';

type Kind = 'active' | 'waiting' | 'installing';

const deleted: string[] = [];

function plant(workers: readonly (readonly [Kind, string])[]) {
  const registrations = workers.map(([kind, scriptURL]) => ({
    active: null,
    waiting: null,
    installing: null,
    [kind]: { scriptURL },
    unregister: jest.fn(async () => true),
  }));
  const serviceWorker = { getRegistrations: async () => registrations };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return registrations;
}

beforeEach(() => {
  deleted.length = 0;
  const caches = {
    keys: async () => ['mc:aurora:production:b:pages', 'workbox-precache-v2'],
    delete: async (name: string) => deleted.push(name) > 0,
  };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each(['active', 'waiting', 'installing'] as const)(
  'a worker that is %s under /m/sw is unregistered, and its caches are deleted (W2, SEC-93)',
  async (kind) => {
    const [ours, other] = plant([
      [kind, 'https://a.example/m/sw.js?env=production&merchant=a'],
      ['active', 'https://a.example/other/worker.js'],
    ]);
    expect(await removeWorker()).toBe(true);
    expect(ours?.unregister).toHaveBeenCalledTimes(1);
    expect(other?.unregister).not.toHaveBeenCalled();
    expect(deleted).toEqual(['mc:aurora:production:b:pages', 'workbox-precache-v2']);
  },
);

test('without a worker no message appears, and caches of an earlier one are deleted (W2)', async () => {
  plant([['active', 'https://a.example/other/worker.js']]);
  expect(await removeWorker()).toBe(false);
  expect(deleted).toHaveLength(2);
});

test('a browser without workers, or one that refuses, is no fault (W2)', async () => {
  expect(await removeWorker()).toBe(false);
  const serviceWorker = { getRegistrations: () => Promise.reject(new Error('SecurityError')) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  expect(await removeWorker()).toBe(false);
});
