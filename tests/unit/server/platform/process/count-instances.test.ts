import { availableParallelism } from 'node:os';
import { countInstances, toInstanceCount } from '@/lib/server/platform/process/count-instances';

test('auto is one process a core, a number is itself (B44)', () => {
  expect([toInstanceCount('auto'), toInstanceCount(3)]).toEqual([availableParallelism(), 3]);
});

test('a process without a parent has all of a limit, whatever INSTANCES is (SEC-64)', () => {
  expect(countInstances()).toBe(1);
});
