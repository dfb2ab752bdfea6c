import { requireFiles } from '@/scripts/check/run-files.mjs';

test('a test file that is not there is named before anything is built', () => {
  expect(() => requireFiles(['tests/wire/nosuch.test.ts', '--headed'])).toThrow(
    'No such file: tests/wire/nosuch.test.ts',
  );
  expect(() => requireFiles(['tests/wire/api-proxy.test.ts', 'tests/wire', '--grep=a'])).not.toThrow();
});
