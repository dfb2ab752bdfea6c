import fc from 'fast-check';
import { parseWorkerQuery } from '@/lib/shared/worker/worker-query';

test('plain words of the query name the site (R12, ruling 41)', () => {
  expect(parseWorkerQuery('?env=production&merchant=aurora')).toEqual({
    env: 'production',
    merchant: 'aurora',
  });
  expect(parseWorkerQuery('?merchant=my_brand-2&env=test')).toEqual({ env: 'test', merchant: 'my_brand-2' });
});

test.each([
  '',
  '?merchant=',
  '?merchant=%27%29%3Balert%281%29%2F%2F',
  '?merchant=https%3A%2F%2Fevil.example',
  '?merchant=Aurora',
  '?merchant=a%0A',
  `?merchant=${'a'.repeat(33)}`,
  '?merchant=..%2F..',
])('%s is as good as no merchant (SEC-91)', (search) => {
  expect(parseWorkerQuery(search)).toEqual({ env: 'production', merchant: 'site' });
});

test('the result of any query has plain words only (SEC-91)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (env, merchant) => {
      const query = parseWorkerQuery(`?${new URLSearchParams({ env, merchant })}`);
      expect(Object.values(query).every((word) => /^[a-z0-9_-]{1,32}$/.test(word))).toBe(true);
    }),
  );
});
