import { isPageCache, toCacheNames } from '@/lib/shared/worker/cache-names';

const namesOf = (merchant: string, env: string, build: string) =>
  Object.values(toCacheNames({ merchant, env }, build));

test('merchants, environments and builds share no name (B9)', () => {
  const all = [
    namesOf('a', 'b-c', 'd'),
    namesOf('a-b', 'c', 'd'),
    namesOf('a', 'b', 'c-d'),
    namesOf('aurora', 'production', 'one'),
    namesOf('aurora', 'production', 'two'),
    namesOf('rio', 'production', 'one'),
  ].flat();
  expect(new Set(all).size).toBe(all.length);
});

test('pages and their data go with a session; files, pictures and the offline page stay (SEC-68)', () => {
  const names = toCacheNames({ merchant: 'rio', env: 'production' }, 'x');
  const { pages, data, ...rest } = names;
  expect([pages, data].map(isPageCache)).toEqual([true, true]);
  expect(Object.values(rest).map(isPageCache)).toEqual([false, false, false, false]);
  expect(isPageCache('somebody-else:pages')).toBe(false);
});
