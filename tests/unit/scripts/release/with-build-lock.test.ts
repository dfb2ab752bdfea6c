import { withBuildLock } from '@/scripts/release/with-build-lock.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

test('builds of one project go one after another, also after one that failed; those of another do not wait (B54)', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const [root, other] = [makeTemporaryFolder('lock'), makeTemporaryFolder('lock')];
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = withBuildLock(root, async () => {
    order.push('first begins');
    await promise;
    order.push('first ends');
    throw new Error('failed');
  });
  const second = withBuildLock(root, () => order.push('second'));
  await withBuildLock(other, () => order.push('other'));
  resolve();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'other', 'first ends', 'second']);
});
