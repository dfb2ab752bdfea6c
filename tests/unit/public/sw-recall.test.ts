import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => unknown;

/** Runs the script in a worker's place, with the caches `names`. */
function runScript(names: string[]) {
  const listeners: Record<string, Listener> = {};
  const unregister = jest.fn();
  const skipWaiting = jest.fn();
  const deleted: string[] = [];
  vm.runInNewContext(readFileSync('public/m/sw-recall.js', 'utf8'), {
    self: {
      addEventListener: (kind: string, listener: Listener) => {
        listeners[kind] = listener;
      },
      registration: { unregister },
      skipWaiting,
    },
    caches: { keys: async () => names, delete: async (name: string) => deleted.push(name) },
  });
  const dispatch = async (kind: string) => {
    const work: Promise<unknown>[] = [];
    listeners[kind]?.({ waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  };
  return { dispatch, unregister, skipWaiting, deleted, kinds: Object.keys(listeners) };
}

test('the recalling worker takes over at once, deletes every cache, unregisters itself, and answers no request (FLT-42)', async () => {
  const worker = runScript(['pages', 'pictures']);
  expect(worker.kinds).toEqual(['install', 'activate']);
  await worker.dispatch('install');
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
  await worker.dispatch('activate');
  expect(worker.deleted).toEqual(['pages', 'pictures']);
  expect(worker.unregister).toHaveBeenCalledTimes(1);
});
