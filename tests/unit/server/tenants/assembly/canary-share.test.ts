import { toPart, toShare } from '@/lib/server/tenants/assembly/canary-share';

const CODES = Array.from({ length: 2_000 }, (_, at) => `brand-${at}`);

test('a share takes about that many merchants, and a larger one the same and more (B55)', () => {
  const [small, large] = [toShare('10%', 'web-1:3000'), toShare('40%', 'web-2:3000')];
  const taken = CODES.filter((code) => small?.(code));
  expect(taken.length / CODES.length).toBeCloseTo(0.1, 1);
  expect(taken.every((code) => large?.(code))).toBe(true);
  expect(CODES.every((code) => toShare('100%', 'x')?.(code))).toBe(true);
  expect(toShare('0%', 'web-1:3000')).toBeUndefined();
  expect(new Set(CODES.map(toPart)).size).toBe(100);
});

test.each([
  ['web-1', 'web-1:3000', true],
  ['web-1', 'web-1:3000/2', true],
  ['web-1:3000', 'web-1:3000/2', true],
  ['web-1:3000/2', 'web-1:3000/2', true],
  ['web-2,web-1:3001', 'web-1:3001', true],
  ['web-1', 'web-12:3000', false],
  ['web-1:3000', 'web-1:3001', false],
  ['web-1:3000/1', 'web-1:3000/12', false],
])('instances named %s: of %s it is %s (B55)', (names, instance, isNamed) => {
  expect(toShare(names, instance)?.('any') ?? false).toBe(isNamed);
});
