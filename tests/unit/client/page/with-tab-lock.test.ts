import { tryTabLock, withTabLock } from '@/lib/client/page/with-tab-lock';

type Work = (lock: object | null) => Promise<unknown>;

/** Locks as browsers have them, for one name at a time. */
function plantLocks(): void {
  const held = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const hold = async (name: string, work: Work) => {
    held.add(name);
    const done = await work({}).finally(() => held.delete(name));
    return done;
  };
  const request = async (name: string, second: Work | { ifAvailable: boolean }, third?: Work) => {
    if (typeof second !== 'function') return held.has(name) ? third?.(null) : hold(name, third as Work);
    last = last.catch(() => undefined).then(() => hold(name, second));
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('tabs take turns: the second begins when the first has ended (FLT-38)', async () => {
  plantLocks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([withTabLock('x', work('first')), withTabLock('x', work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('work that another tab does, or ended less than 500 ms ago, is not repeated (FLT-38)', async () => {
  plantLocks();
  const work = jest.fn(async () => 'done');
  expect(await tryTabLock('x', work)).toBe('done');
  expect(await tryTabLock('x', work)).toBeUndefined();
  expect(await tryTabLock('y', work)).toBe('done');
  await jest.advanceTimersByTimeAsync(500);
  expect(await tryTabLock('x', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('failed work is reported, and may be tried again (FLT-38)', async () => {
  plantLocks();
  await expect(tryTabLock('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(500);
  expect(await tryTabLock('x', async () => 1)).toBe(1);
});

test('where locks are missing, each tab works alone', async () => {
  expect(await withTabLock('x', async () => 1)).toBe(1);
  expect(await tryTabLock('x', async () => 2)).toBe(2);
});

test('where a browser that blocks cookies rejects locks, each tab works alone, and once', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withTabLock('x', async () => 1)).toBe(1);
  expect(await tryTabLock('x', async () => 2)).toBe(2);
  plantLocks();
  const work = jest.fn(() => Promise.reject(new Error('no')));
  await expect(withTabLock('x', work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});
