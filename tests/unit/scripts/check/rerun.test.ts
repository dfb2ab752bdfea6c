import { sumAgain, toSecondTry } from '@/scripts/check/rerun.mjs';

test('a second try repeats whole files, in place of those that the first run was given', () => {
  const first = ['--project=phone', '--grep=@quick', 'tests/browser/a.test.ts', 'tests/browser/b.test.ts'];
  expect(toSecondTry(first, ['tests/browser/b.test.ts'])).toEqual([
    '--project=phone',
    '--grep=@quick',
    'tests/browser/b.test.ts',
  ]);
});

test('a test that passes in the second try counts as passed, and one that fails again stays failed', () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const names = ['one', 'two', 'three'];
  expect(sumAgain({ passed: 10, failed: 3, names }, { passed: 8, failed: 1, names: ['two'] })).toEqual({
    ...{ passed: 12, failed: 1 },
    ...{ names: ['two'], retried: names },
  });
  expect(sumAgain({ passed: 10, failed: 1 }, { passed: 0, failed: 2 })).toEqual({ passed: 10, failed: 1 });
});
