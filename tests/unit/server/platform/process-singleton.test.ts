import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { forget } from '@/tests/unit/server/support/test-site';

afterEach(() => forget());

test('makes a value once and gives the same one afterwards', () => {
  const make = jest.fn(() => ({}));
  const first = getProcessSingleton('one', make);
  expect(getProcessSingleton('one', make)).toBe(first);
  expect(getProcessSingleton('two', make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('two bundles that hold the module share the value', () => {
  const value = getProcessSingleton('shared', () => ({}));
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof import('@/lib/server/platform/process-singleton')>(
      '@/lib/server/platform/process-singleton',
    );
    expect(again.getProcessSingleton('shared', () => ({}))).toBe(value);
  });
});

test('a maker that throws leaves nothing behind', () => {
  const broken = (): never => {
    throw new Error('no');
  };
  expect(() => getProcessSingleton('broken', broken)).toThrow('no');
  expect(getProcessSingleton('broken', () => 'made')).toBe('made');
});
